/** Why a track cannot be used: a sentence for display, the same at every attempt. Other errors are failures of the machine. */
export class SoundProblem extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SoundProblem';
  }
}
