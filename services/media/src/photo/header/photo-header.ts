/** What the first bytes of a photo say about it. Nothing of it is true before the photo is decoded. */
export interface PhotoHeader {
  type: 'jpeg' | 'png' | 'webp' | 'heic';
  width: number;
  height: number;
  animated: boolean;
  /** Bytes that the decoder keeps at once, beyond a few lines of pixels. */
  decoderBytes: number;
}
