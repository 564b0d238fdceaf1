import type { Video } from '@nimantran/proto/domain/theme';
import { videoOf } from './mock-themes.ts';

/** A wedding with two photos, names that can be swapped and a watermark. */
export function wedding(): Video {
  const video = videoOf(101);
  if (!video) throw new Error('Theme 101 is gone.');
  return video;
}

export const FILLED: Record<string, string> = {
  groom_name: 'Arjun',
  bride_name: 'मीनाक्षी',
  date: '2026-12-05',
  time: '19:30',
  venue: 'Lake Terrace',
};
