import type { SampleBlock } from '@nimantran/proto/domain/post';
import { isLanguage } from './address.ts';

/** The fence around sample texts that readers can copy. */
export const SAMPLE_MARK = '```';

/** Parses a sample's info string: `card hi For the first scene`, `message en To the family`. */
export function parseSample(info: string): Omit<SampleBlock, 'kind' | 'text'> | undefined {
  const [, look, lang = '', label = ''] = /^(card|message) (\S+) (.+)$/.exec(info) ?? [];
  if ((look !== 'card' && look !== 'message') || !isLanguage(lang)) return undefined;
  return { look, lang, label };
}
