export interface Refused {
  outcome: 'rejected';
  /** Shown to the person who sent the file: the problem and how to solve it. */
  reason: string;
}

export interface GoodPhoto {
  outcome: 'ready';
  contentType: string;
  width: number;
  height: number;
}

export interface GoodMusic {
  outcome: 'ready';
  contentType: string;
  durationSeconds: number;
  /** At most WAVEFORM_BARS bars, each 0 to 100. */
  waveform: number[];
}

/** Writes the upright sRGB photo and its smaller versions. @throws Error when the checker itself failed */
export type PhotoInspector = (files: {
  input: string;
  photo: string;
  preview: string;
  thumbnail: string;
}) => Promise<GoodPhoto | Refused>;

/** Writes the re-encoded music. @throws Error when the checker itself failed */
export type MusicInspector = (files: { input: string; music: string }) => Promise<GoodMusic | Refused>;

export interface Inspectors {
  photo: PhotoInspector;
  music: MusicInspector;
}
