const MIB = 1024 * 1024;

/** The largest file of each kind in MB (2²⁰ bytes). Operators set it (`UPLOAD_PHOTO_MB`, `UPLOAD_MUSIC_MB`); media judges by it. */
export interface UploadSizes {
  photo: number;
  music: number;
}

/** The limits if operators set none. */
export const DEFAULT_UPLOAD_MB: UploadSizes = { photo: 25, music: 30 };
/** More than this no operator can allow. */
export const MOST_UPLOAD_MB = 5_000;

export const bytesOfMb = (megabytes: number): number => megabytes * MIB;

/** Whether a file of so many bytes is larger than the limit. */
export const isTooLarge = (bytes: number, megabytes: number): boolean => bytes > bytesOfMb(megabytes);
