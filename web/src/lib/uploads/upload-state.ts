import type { StorageCode } from '@nimantran/proto/domain/storage-code';
import type { UploadKind } from '@nimantran/proto/http/media';
import type { DraftKey } from '../drafts/draft.ts';

/** What an upload is for: a photo slot of a draft, or its music. */
export interface UploadTarget {
  draftKey: DraftKey;
  kind: UploadKind;
  /** The photo slot's key; `music` for music. */
  slot: string;
}

interface AboutFile {
  fileName: string;
  sizeBytes: number;
  /** Address of a small picture of a photo, made on this device; null where the browser cannot read it. */
  picture: string | null;
}

/** Where a file is on its way; there is no state once it is in the draft. */
export type UploadState = AboutFile &
  (
    | { phase: 'waiting' }
    /** `stuck` while nothing moves until the next try. */
    | { phase: 'sending'; sentBytes: number; secondsLeft: number | null; stuck: boolean }
    | { phase: 'paused'; sentBytes: number }
    | { phase: 'checking' }
    /** Another tab of this browser sends it. */
    | { phase: 'elsewhere' }
    /** This device could not keep the bytes over a reload: the same file is to be chosen again. */
    | { phase: 'asking'; sentBytes: number }
    | { phase: 'failed'; code: StorageCode; message: string; retriable: boolean }
  );

export const keyOf = ({ draftKey, kind, slot }: UploadTarget): string => `${draftKey}:${kind}:${slot}`;

export function targetOf(key: string): UploadTarget {
  const [draft = '', kind, slot = ''] = key.split(':');
  return { draftKey: /^\d+$/.test(draft) ? Number(draft) : draft, kind: kind === 'music' ? 'music' : 'photo', slot };
}

/** On its way without anybody's help. */
export const isUnderWay = ({ phase }: UploadState): boolean =>
  phase === 'waiting' || phase === 'sending' || phase === 'checking' || phase === 'elsewhere';
