declare module 'linebreak' {
  /** Unicode line breaking (UAX #14); `position` is a UTF-16 index after which a line may end. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
