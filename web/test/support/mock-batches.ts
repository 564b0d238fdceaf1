import { randomUUID } from 'node:crypto';
import {
  type Batch,
  type BatchRow,
  type BatchRowState,
  cancelBatch,
  createBatch,
  createBatchOfOrders,
  getBatch,
  listBatches,
  listBatchRows,
  pauseBatch,
  resumeBatch,
  retryBatch,
  startBatch,
  streamBatch,
} from '@nimantran/proto/http/studio/batches';
import { forRole } from './mock-admin.ts';
import { inHours } from './mock-orders.ts';
import { MockProblem } from './mock-routes.ts';

interface Kept {
  batch: Batch;
  rows: BatchRow[];
}
const batches = new Map<string, Kept>();

/** A batch in each state that admins see; a new one has three rows, one of them faulty. */
export function serveBatches(): void {
  keep('finished', { done: 96, failed: 2 });
  keep('running', { done: 41, rendering: 4, waiting: 54, faulty: 1 });
  keep('ready', { waiting: 963, faulty: 37 });
  forRole('admin', listBatches, ({ query }) => {
    const items = [...batches.values()].map(({ batch }) => batch).filter(({ state }) => !query.state || state === query.state);
    return { items: items.sort((one, other) => other.number - one.number), next: null };
  });
  forRole('admin', getBatch, ({ params }) => found(params.id).batch);
  forRole('admin', listBatchRows, ({ params, query }) => {
    const rows = found(params.id).rows.filter(({ state }) => !query.state || state === query.state);
    const [offset, limit] = [Number(query.offset ?? 0), Number(query.limit ?? 50)];
    const order = (row: BatchRow) => (row.state === 'faulty' || row.state === 'failed' ? 0 : row.faults.length > 0 ? 1 : 2);
    const sorted = rows.toSorted((one, other) => order(one) - order(other) || one.row - other.row);
    return { rows: sorted.slice(offset, offset + limit), total: rows.length };
  });
  forRole('admin', createBatch, () => keep('ready', { waiting: 2, faulty: 1 }).batch);
  forRole('admin', createBatchOfOrders, () => keep('ready', { waiting: 2 }).batch);
  const steps = [
    [startBatch, 'running'],
    [pauseBatch, 'paused'],
    [resumeBatch, 'running'],
    [cancelBatch, 'cancelled'],
    [retryBatch, 'running'],
  ] as const;
  for (const [operation, state] of steps) {
    forRole('admin', operation, ({ params }) => {
      const kept = found(params.id);
      const ended_at = state === 'cancelled' ? inHours(0) : null;
      kept.batch = { ...kept.batch, state, started_at: kept.batch.started_at ?? inHours(0), ended_at };
      return kept.batch;
    });
  }
  forRole('admin', streamBatch, ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 2000\n\n');
    return undefined;
  });
}

function found(id: string): Kept {
  const kept = batches.get(id);
  if (!kept) throw new MockProblem(404, 'batch_not_found', 'This batch does not exist.');
  return kept;
}

function keep(state: Batch['state'], counts: Partial<Record<BatchRowState, number>>): Kept {
  const number = batches.size + 15;
  const rows = Object.entries(counts).flatMap(([of, count]) => Array.from({ length: count }, () => of as BatchRowState));
  const has = (of: BatchRowState) => counts[of] ?? 0;
  const isOver = state === 'finished';
  const batch: Batch = {
    id: randomUUID(),
    number,
    title: 'Marigold Courtyard: guests-of-asha-and-rohan.csv',
    source: 'csv',
    theme: { id: 101, version: 'v1', title: 'Marigold Courtyard' },
    resolution: '1080p',
    state,
    made_by: 'admin@nimantran.test',
    made_at: inHours(-30),
    started_at: state === 'ready' ? null : inHours(-29),
    ended_at: isOver ? inHours(-25) : null,
    file: { name: 'guests-of-asha-and-rohan.csv', encoding: 'UTF-8', separator: 'comma', dates: 'iso' },
    faults: [],
    rows: {
      ...{ total: rows.length, faulty: has('faulty'), waiting: has('waiting'), rendering: has('rendering') },
      ...{ done: has('done'), failed: has('failed'), cancelled: 0, warned: state === 'ready' ? 6 : 0 },
    },
    seconds_left: state === 'running' ? 760 : null,
    segments: state === 'ready' ? { total: 0, reused: 0 } : { total: has('done') * 9, reused: has('done') * 8 - 8 },
    inputs_go_at: isOver ? inHours(23) : null,
    videos_go_at: isOver ? inHours(311) : null,
    inputs_gone: false,
    videos_gone: false,
  };
  const kept = { batch, rows: rows.map((of, index) => rowOf(of, index + 2)) };
  batches.set(batch.id, kept);
  return kept;
}

function rowOf(state: BatchRowState, row: number): BatchRow {
  const fault = (column: string, message: string) => ({ row, column, severity: 'fault' as const, message });
  const warning = (column: string, message: string) => ({ row, column, severity: 'warning' as const, message });
  const faults = {
    0: [fault('Bride', '“Bride” is empty, and every video of this theme needs it.')],
    1: [
      fault('Date', '“Date”: “5/12/2026” can be 5 December or 12 May. Write it as YYYY-MM-DD, such as 2026-12-05.'),
      fault('Venue', '“Venue” has 92 characters; the limit is 60.'),
    ],
  };
  return {
    row,
    state,
    file_name: `${String(row).padStart(4, '0')}-Asha-Rohan-guest-${row}`,
    order_number: null,
    details: { bride: 'आशा', groom: 'Rohan', guest: `The family of guest ${row}`, date: '2026-12-05' },
    photos: {},
    bride_first: true,
    faults:
      state === 'faulty'
        ? faults[row % 2 === 0 ? 0 : 1]
        : row === 20
          ? [warning('Words', 'It says Monday, but the date falls on a Saturday.')]
          : [],
    error: state === 'failed' ? 'The worker ran out of memory (out_of_memory, while draw)' : null,
    findings: state === 'done' && row === 5 ? ['“The Venkataramana Subrahmanyams” is set smaller than is easy to read.'] : [],
    video: state === 'done' ? { size_bytes: 8_400_000 + row * 1_000, duration_seconds: 41 } : null,
  };
}
