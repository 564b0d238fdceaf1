import { STUDIO_JOB_STATES } from '@nimantran/proto/http/studio/jobs';
import { describe, expect, it } from 'vitest';
import { stringsOfEveryKind } from '../../../../infra/test-support/fixtures/strings-of-every-kind.ts';
import { corrected, faultsOf } from '../../src/domain/corrected.ts';
import { JOB_ACTIONS, JOB_TRANSITIONS, nextState } from '../../src/domain/job-states.ts';
import { renderPriority } from '../../src/domain/render-priorities.ts';
import { MAX_ATTEMPTS, waitSeconds } from '../../src/domain/tries.ts';
import { manifest } from '../support/neighbours.ts';

describe('the states of a job', () => {
  const taken = STUDIO_JOB_STATES.flatMap((state) =>
    JOB_ACTIONS.flatMap((action) => {
      const next = JOB_TRANSITIONS[state][action];
      return next === undefined ? [] : [`${state} ${action} ${next}`];
    }),
  );
  it('change by these steps and no other', () => {
    expect(taken).toMatchInlineSnapshot(`
      [
        "drafting draft_ready queued",
        "drafting auto_approve rendering",
        "drafting hold_by_admin on_hold",
        "drafting skip_preview drafting",
        "drafting revise drafting",
        "drafting fail failed",
        "drafting cancel cancelled",
        "queued pull claimed",
        "queued hold_by_admin on_hold",
        "queued skip_preview queued",
        "queued revise drafting",
        "queued cancel cancelled",
        "claimed release queued",
        "claimed release_undrawn drafting",
        "claimed release_broken failed",
        "claimed hold on_hold",
        "claimed hold_by_admin on_hold",
        "claimed approve rendering",
        "claimed skip_preview claimed",
        "claimed revise drafting",
        "claimed redraw claimed",
        "claimed cancel cancelled",
        "rendering hold_by_admin on_hold",
        "rendering send_back queued",
        "rendering send_back_undrawn drafting",
        "rendering deliver delivered",
        "rendering show_preview on_hold",
        "rendering skip_preview rendering",
        "rendering revise drafting",
        "rendering fail failed",
        "rendering cancel cancelled",
        "delivered revise drafting",
        "on_hold take_up queued",
        "on_hold take_up_undrawn drafting",
        "on_hold take_up_broken failed",
        "on_hold go_on queued",
        "on_hold auto_go_on rendering",
        "on_hold skip_preview on_hold",
        "on_hold cancel cancelled",
        "failed hold_by_admin on_hold",
        "failed skip_preview failed",
        "failed revise drafting",
        "failed redraw drafting",
        "failed retry_draft drafting",
        "failed retry_video rendering",
        "failed cancel cancelled",
      ]
    `);
  });
  it('are left by cancelling from everywhere but the ends', () => {
    const leaving = STUDIO_JOB_STATES.filter((state) => JOB_TRANSITIONS[state].cancel === 'cancelled');
    expect(leaving).toEqual(STUDIO_JOB_STATES.filter((state) => state !== 'delivered' && state !== 'cancelled'));
  });
  it('refuse what the table lacks with 409', () => {
    expect(() => nextState('delivered', 'cancel')).toThrow(expect.objectContaining({ status: 409, code: 'job_state' }));
  });
});

describe('priorities', () => {
  const due = (hours: number) => new Date(Date.UTC(2026, 10, 23, hours));
  it('put what a designer waits for and express videos first, then videos, then drafts by due time, then samples', () => {
    const order = [
      renderPriority({ kind: 'final', delivery: 'express', dueAt: due(20) }),
      renderPriority({ kind: 'final', delivery: 'standard', dueAt: due(1) }),
      renderPriority({ kind: 'stills', delivery: 'standard', dueAt: due(5) }),
      renderPriority({ kind: 'stills', delivery: 'express', dueAt: due(9) }),
      renderPriority({ kind: 'sample' }),
    ];
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(new Set(order).size).toBe(order.length);
    expect(renderPriority({ kind: 'preview', delivery: 'express' })).toBe(order[0]);
    expect(renderPriority({ kind: 'draft', delivery: 'standard', dueAt: due(9) })).toBe(order[0]);
    expect(renderPriority({ kind: 'stills', dueAt: due(9), isClaimed: true })).toBe(order[0]);
    expect(renderPriority({ kind: 'stills', dueAt: new Date('2200-01-01') })).toBeLessThan(renderPriority({ kind: 'sample' }));
    for (const kind of ['stills', 'second_stills', 'second_sample'] as const) expect(renderPriority({ kind })).toBe(order.at(-1));
    expect(renderPriority({ kind: 'second_stills', isTrial: true })).toBe(order[0]);
  });
});

describe('waits between tries', () => {
  it('grow to a limit', () => {
    expect([0, 1, 2, 3, 4, 9].map((tries) => waitSeconds(tries, tries))).toEqual([0, 2, 8, 32, 128, 300]);
  });

  it('comes at once where the queue loses it, and later where it keeps losing it', () => {
    expect([1, 2, 3, 4, 5, 8, 12, 24].map((attempts) => waitSeconds(0, attempts))).toEqual([0, 0, 0, 4, 8, 64, 300, 300]);
    // An hour without a queue parks no render.
    const longest = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => waitSeconds(0, index + 1));
    expect(longest.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(3_600);
  });
});

describe('a correction', () => {
  const form = manifest(1);
  const present = { details: { groom: 'Rohan', bride: 'आशा', date: '2028-02-29' }, photos: {}, music: null, bride_first: false };

  it.each([
    [{}, []],
    [{ time: '19:30' }, []],
    [{ bride: ' ' }, ['details.bride']],
    [{ groom: 'x'.repeat(41) }, ['details.groom']],
    [{ date: '2027-02-29' }, ['details.date']],
    [{ time: '24:00' }, ['details.time']],
    [{ venue: 'Delhi' }, ['details.venue']],
    [{ groom: 'Ro\u0007han' }, ['details.groom']],
    [{ groom: 'Ro\uFFFDhan' }, ['details.groom']],
    [{ groom: 'Ro\uD83Dhan' }, ['details.groom']],
    [{ groom: 'Ro\u202Ehan' }, ['details.groom']],
    [{ groom: '\u3164' }, ['details.groom']],
  ])('with %j is faulty in %j', (details, faulty) => {
    expect(faultsOf(form, present, { details }, null).map(({ field }) => field)).toEqual(faulty);
  });

  it('of a designer keeps the customer’s choice of cards, layout and palette', () => {
    const chosen = { cards: ['Names'], layout: 'portrait' as const, palette: 'rose' };
    expect(corrected({ ...present, ...chosen }, { details: {} }, null)).toMatchObject(chosen);
  });

  it('of a text of any kind of character is refused, or keeps it as it was typed but for blanks and composing', () => {
    const changed = stringsOfEveryKind().filter(([, groom]) => {
      const details = { groom };
      const refused = faultsOf(form, present, { details }, null).length > 0;
      return !refused && corrected(present, { details }, null).details.groom !== groom.normalize('NFC').trim();
    });
    expect(changed).toEqual([]);
  });

  it('takes as many letters decomposed as composed, and keeps them composed', () => {
    const details = { groom: 'e\u0301'.repeat(40) };
    expect(faultsOf(form, present, { details }, null)).toEqual([]);
    expect(corrected(present, { details }, null).details.groom).toBe('é'.repeat(40));
  });
});
