/** A text as part of a file's name: its letters and figures in their script, joined by dashes, at most `longest` code points. */
export function fileNamePart(text: string, longest: number): string {
  const words = text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return [...words].slice(0, longest).join('').replace(/-+$/, '');
}
