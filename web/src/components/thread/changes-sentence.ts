import type { WantedChanges } from '@nimantran/proto/domain/support-request';

/** `2 corrected lines, 1 new photo and new music`. */
export function changesSentence({ details, photos, music }: WantedChanges): string {
  const counted = (count: number, one: string, several: string) =>
    count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${several}`];
  const parts = [
    ...counted(Object.keys(details).length, 'corrected line', 'corrected lines'),
    ...counted(Object.keys(photos).length, 'new photo', 'new photos'),
    ...(music ? ['new music'] : []),
  ];
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
