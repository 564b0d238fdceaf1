import { describe, expect, it } from 'vitest';
import { differences } from '../../chaos/drawing/check-films.ts';
import { DEEDS, planStrikes, STEPS, stepOf } from '../../chaos/drawing/steps.ts';

describe('what a run does to a worker that draws', () => {
  it('follows from its seed alone', () => {
    expect(planStrikes(7)).toEqual(planStrikes(7));
    expect(planStrikes(7)).not.toEqual(planStrikes(8));
  });

  it('has a kill in every step, and by two seeds of the process and of the worker where both make sense', () => {
    const kills = [1, 2].flatMap((seed) => planStrikes(seed).filter(({ deed }) => deed.startsWith('kill')));
    for (const step of STEPS) {
      const ways = new Set(kills.filter((kill) => kill.step === step).map(({ deed }) => deed));
      expect([step, ways.size]).toEqual([step, step === 'draft stills' || step === 'publishing' ? 1 : 2]);
    }
    expect(new Set(planStrikes(3).map(({ deed }) => deed))).toEqual(new Set(DEEDS));
  });
});

describe('the step of a render', () => {
  const final = { kind: 'final', isOrders: true, isAnnounced: false } as const;
  it.each([
    ['film pieces', ['still-01.jpg', 'segment-0.mp4']],
    ['joined film', ['segment-0.mp4', 'copy-0.mp4', 'video.mp4']],
    ['copy', ['video.mp4', 'copy-0.mp4', 'copy.mp4']],
    ['cards', ['video.mp4', 'copy.mp4', 'card-1.jpg']],
    ['pdf', ['copy.mp4', 'card-1.jpg', 'cards-a5.pdf']],
    ['loop', ['copy.mp4', 'cards-a5.pdf', 'loop.mp4']],
  ])('is %s by the newest of its files', (step, files) => {
    expect(stepOf({ ...final, files })).toBe(step);
  });

  it('is that of a draft, a theme or the store by what else is known', () => {
    const pieces = ['segment-0.mp4', 'video.mp4'];
    expect(stepOf({ ...final, files: ['loop.mp4'], isAnnounced: true })).toBe('publishing');
    expect(stepOf({ ...final, kind: 'draft', files: pieces })).toBe('draft film');
    expect(stepOf({ ...final, kind: 'second_sample', isOrders: false, files: pieces })).toBe('sample pieces');
    expect(stepOf({ ...final, kind: 'stills', files: ['still-01.jpg'] })).toBe('draft stills');
    expect(stepOf({ ...final, kind: 'stills', isOrders: false, files: ['still-01.jpg'] })).toBeUndefined();
    expect(stepOf({ ...final, files: ['sound.mp4'] })).toBeUndefined();
  });
});

it('finds the part of a film that is another than when it is drawn in one go', () => {
  const video = { object_key: 'renders/a.mp4', sha256: 'a', size_bytes: 1, width: 2, height: 2, frames: 1, duration_seconds: 1 };
  const film = { video, copy: { ...video, width: 1 }, stills: [] };
  expect(differences(film, { ...film })).toEqual([]);
  expect(differences(film, { ...film, copy: { ...film.copy, sha256: 'b' } })).toEqual(['copy']);
  expect(differences({ ...film, stills: [{ scene: 'Names', frame: 1, object_key: 'stills/a.jpg' }] }, film)).toEqual(['stills']);
});
