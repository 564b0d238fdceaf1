import { createHash } from 'node:crypto';
import { escapeHtml } from '../pages/html.ts';

const GROUNDS = ['#4A1237', '#2F6B4F', '#8A4B00', '#1F4E63', '#6B2D5C', '#7A2B1D'];

/** The address of a person's avatar; it contains all the data, so nothing is stored. */
export function avatarUrl(publicUrl: string, account: { uid: string; name: string }): string {
  return `${publicUrl}/accounts/avatars/${account.uid}.svg?name=${encodeURIComponent(initialsOf(account.name))}`;
}

/** Initials on a muted background colour derived from the person's uid. */
export function avatarSvg(uid: string, initials: string): string {
  const ground = GROUNDS[(createHash('sha256').update(uid).digest()[1] ?? 0) % GROUNDS.length];
  const text = escapeHtml(initials.slice(0, 4));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img" aria-label="${text}"><rect width="96" height="96" fill="${ground}"/><text x="48" y="49" fill="#FBF7F0" font-family="Georgia,'Noto Serif',serif" font-size="36" text-anchor="middle" dominant-baseline="central">${text}</text></svg>`;
}

/** First letters of the first and the last word, in any script. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return (
    letters
      .map((word) => [...segmenter.segment(word ?? '')][0]?.segment ?? '')
      .join('')
      .toUpperCase() || '?'
  );
}
