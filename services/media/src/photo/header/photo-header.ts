/** Information in the first bytes of a photo. None of it is trustworthy before the photo is decoded. */
export interface PhotoHeader {
  type: 'jpeg' | 'png' | 'webp' | 'heic';
  width: number;
  height: number;
  animated: boolean;
  /** Peak memory of the decoder, beyond a few lines of pixels. */
  decoderBytes: number;
}
