/** A hostile or broken file, built by code, with its expected result. */
export interface CorpusFile {
  name: string;
  make: () => Buffer | Promise<Buffer>;
  /** Refused with a matching message, or converted to a clean photo of this size without any trace of the payload. */
  becomes: RegExp | { width: number; height: number; without?: string[] };
}

export const DAMAGED = /could not be read.*save it again/;
export const TOO_MANY_PIXELS = /more than 50 megapixels.*smaller/;
export const NOT_A_PHOTO = /not a JPEG, PNG, WebP or HEIC photo/;
export const TOO_DEMANDING = /too demanding to open.*ordinary JPEG/;
export const ANIMATED = /animated.*save one frame/;
