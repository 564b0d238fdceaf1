/** Why a track cannot be used: a sentence for a person, the same at each try. Other errors are failures of the machine. */
export class SoundProblem extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SoundProblem';
  }
}
