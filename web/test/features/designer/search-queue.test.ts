import type { StudioJobSummary } from '@nimantran/proto/http/studio/jobs';
import { expect, it } from 'vitest';
import type { Queue } from '../../../src/features/designer/lib/empty-pull.ts';
import { countJobs, jobOfNumber, searchQueue } from '../../../src/features/designer/lib/search-queue.ts';

const job = (id: string, order_number: string, headline: string): StudioJobSummary => ({
  id,
  order_number,
  theme_title: 'Royal Jharokha',
  headline,
  state: 'queued',
  delivery: 'standard',
  resolution: '1080p',
  due_at: '2026-12-05T10:00:00Z',
  makes: 'final',
  waits_for: null,
  claimed_by: null,
  lease_until: null,
  handed: null,
  answered: false,
  delivered_at: null,
});
const asha = job('1', 'NM-ABCD2345', 'Asha & Rohan');
const meena = job('2', 'NM-WXYZ6789', 'मीनाक्षी & Arjun');
const QUEUE: Queue = {
  due_next: [asha, meena],
  mine: [asha],
  drafting: [],
  on_hold: [],
  done_today: [],
  delivered_today: [],
  failed: [],
};

it.each([
  ['rohan asha', ['1']],
  ['मीना', ['2']],
  ['royal', ['1', '2']],
  ['abcd', ['1']],
  ['wxyz 6789', ['2']],
  ['nobody', []],
])('finds by %j', (words, ids) => {
  const found = searchQueue(QUEUE, words);
  expect(found.due_next.map(({ id }) => id)).toEqual(ids);
  expect(countJobs(found)).toBe(ids.length);
});

it('knows the job of a whole order number', () => {
  expect(jobOfNumber(QUEUE, 'nm wxyz6789')).toBe('2');
  expect(jobOfNumber(QUEUE, 'wxyz')).toBeUndefined();
});
