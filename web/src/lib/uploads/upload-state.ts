import type { StorageCode } from '@nimantran/proto/domain/storage-code';
import type { UploadKind } from '@nimantran/proto/http/media/uploads';
import type { DraftKey } from '../drafts/draft.ts';

/** The purpose of an upload: a photo slot of a draft, or its music. */
export interface UploadTarget {
  draftKey: DraftKey;
  kind: UploadKind;
  /** The photo slot's key; `music` for music. */
  slot: string;
}

interface AboutFile {
  fileName: string;
  sizeBytes: number;
  /** Address of a small picture of a photo, made on this device; null if the browser cannot read it. */
  picture: string | null;
}

/** Progress of an upload; it has no state once it is in the draft. */
export type UploadState = AboutFile &
  (
    | { phase: 'waiting' }
    /** `stuck` while nothing is sent until the next attempt. */
    | { phase: 'sending'; sentBytes: number; secondsLeft: number | null; stuck: boolean }
    | { phase: 'paused'; sentBytes: number }
    | { phase: 'checking' }
    /** Another tab of this browser is sending it. */
    | { phase: 'elsewhere' }
    /** This device could not store the bytes across a reload: the customer must choose the same file again. */
    | { phase: 'asking'; sentBytes: number }
    | { phase: 'failed'; code: StorageCode; message: string; retriable: boolean }
  );

export const keyOf = ({ draftKey, kind, slot }: UploadTarget): string => `${draftKey}:${kind}:${slot}`;

export function targetOf(key: string): UploadTarget {
  const [draft = '', kind, slot = ''] = key.split(':');
  return { draftKey: /^\d+$/.test(draft) ? Number(draft) : draft, kind: kind === 'music' ? 'music' : 'photo', slot };
}

/** In progress without needing the customer. */
export const isUnderWay = ({ phase }: UploadState): boolean =>
  phase === 'waiting' || phase === 'sending' || phase === 'checking' || phase === 'elsewhere';
