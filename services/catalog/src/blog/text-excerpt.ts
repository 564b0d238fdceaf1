import type { SampleBlock } from '@nimantran/proto/domain/post';
import { isLanguage } from './address.ts';

/** What words to take over stand between. */
export const SAMPLE_MARK = '```';

/** Reads what stands beside the mark: `card hi For the first scene`, `message en To the family`. */
export function parseSample(info: string): Omit<SampleBlock, 'kind' | 'text'> | undefined {
  const [, look, lang = '', label = ''] = /^(card|message) (\S+) (.+)$/.exec(info) ?? [];
  if ((look !== 'card' && look !== 'message') || !isLanguage(lang)) return undefined;
  return { look, lang, label };
}
