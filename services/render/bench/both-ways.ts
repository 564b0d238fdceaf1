import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { atLeast, figure, type Measure, median, writeMeasures } from '@nimantran/kit/bench/measures';
import { RENDER_RESOLUTIONS } from '@nimantran/proto/domain/resolution';
import type { BothWaysAnswer, BothWaysRequest, Compared } from './both-ways/both-ways-process.ts';
import { measureIn } from './measure.ts';
import { orderOf } from './order-cost/order-of.ts';

/**
 * Makes the film of a corrected order of each theme both ways and compares their frames with the same drawn ones: `bench/both-ways.ts
 * <folder of packages> [--themes slug,slug] [--resolution 480p]`. Plainly, Skottie draws the whole animation for each frame, one encoder
 * takes them all, and the copy is decoded from that film. The shop takes what it can from the pieces of the order before the correction
 * and draws what rests once; copy and loop are joined from pieces. Writes .data/bench/both-ways.json.
 *
 * The measure is SSIM of luma in decibels. Equal within the encoder's noise: on average at most half a decibel farther from the drawn
 * frames than the film that was made plainly, and no frame 1.5 dB farther than its worst. Another picture is farther by ten and more.
 */
const MEAN_DECIBELS = 0.5;
const FRAME_DECIBELS = 1.5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { themes: { type: 'string' }, resolution: { type: 'string', default: '480p' } },
});
const resolution = RENDER_RESOLUTIONS.find((candidate) => candidate === values.resolution);
if (!resolution) throw new Error(`--resolution takes ${RENDER_RESOLUTIONS.join(', ')}`);
const folder = resolve(positionals[0] ?? '.data/themes');
const slugs =
  values.themes?.split(',') ??
  (await readdir(folder, { withFileTypes: true })).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const PARTS = ['film', 'copy', 'loop'] as const;
type Part = (typeof PARTS)[number];
const made: { theme: string; answer: BothWaysAnswer }[] = [];
for (const theme of slugs.sort()) {
  const packageDir = join(folder, theme);
  const { placed, corrected } = orderOf(packageDir);
  const request: BothWaysRequest = {
    ...{ packageDir, inputs: corrected.inputs },
    ...{ before: placed.specAt(resolution), spec: corrected.specAt(resolution) },
  };
  const answer = await measureIn<BothWaysAnswer>(
    new URL('./both-ways/both-ways-process.ts', import.meta.url),
    request,
    resolution,
  );
  made.push({ theme, answer });
  const nearer = PARTS.map((part) => {
    const { mean, frame } = margins(answer[part]);
    return `${part} ${mean.toFixed(2)}, worst frame ${frame.toFixed(2)}`;
  });
  console.error(`${theme}: nearer than made plainly, in dB: ${nearer.join('; ')}`);
  // A run over all themes takes an hour: what it has measured is kept if it ends early.
  await writeMeasures('both-ways', measuresOf(made));
}

/** By how many decibels the shop's is nearer to the drawn frames; negative if it is farther. */
function margins({ plain, shop }: Compared): { mean: number; second: number; frame: number } {
  return {
    mean: shop.mean - plain.mean,
    second: shop.worstSecond - plain.worstSecond,
    frame: shop.worstFrame - plain.worstFrame,
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
console.table(
  made.map(({ theme, answer }) => ({
    theme,
    frames: answer.frames,
    reused: `${answer.reused}/${answer.pieces}`,
    ...Object.fromEntries(
      PARTS.flatMap((part) => {
        const { mean, second, frame } = margins(answer[part]);
        return [
          [`${part}: dB`, rounded(answer[part].shop.mean)],
          [`${part}: mean`, rounded(mean)],
          [`second of ${part}`, rounded(second)],
          [`frame of ${part}`, `${rounded(frame)} at ${answer[part].shop.worstAt}`],
        ];
      }),
    ),
  })),
);
const measures = measuresOf(made);
console.table(measures.map(({ measure, value, unit, goal, met }) => ({ measure, value, unit, goal, met })));
if (measures.some(({ met }) => met === false)) process.exitCode = 1;

function measuresOf(films: typeof made): Measure[] {
  return [
    figure('films made both ways', films.length, ''),
    figure('pieces taken from the order before, median', median(films.map(({ answer }) => answer.reused / answer.pieces)), ''),
    ...PARTS.flatMap((part) => partMeasures(films, part)),
    ...films.flatMap(({ theme, answer }) =>
      PARTS.map((part) => figure(`${theme}: ${part} nearer than plainly, mean`, margins(answer[part]).mean, 'dB')),
    ),
  ];
}

function partMeasures(films: typeof made, part: Part): Measure[] {
  const all = films.map(({ theme, answer }) => ({ theme, ...margins(answer[part]), own: answer[part].shop.mean }));
  const least = (of: 'mean' | 'second' | 'frame'): { theme: string; value: number } => {
    const [lowest] = all.toSorted((one, other) => one[of] - other[of]);
    return { theme: lowest?.theme ?? '', value: lowest?.[of] ?? Number.NaN };
  };
  const [mean, second, frame] = [least('mean'), least('second'), least('frame')];
  return [
    figure(`${part}: likeness to the drawn frames, median`, median(all.map(({ own }) => own)), 'dB'),
    atLeast(`${part}: nearer than plainly, mean, least (${mean.theme})`, mean.value, 'dB', -MEAN_DECIBELS),
    figure(`${part}: nearer than plainly, worst second, least (${second.theme})`, second.value, 'dB'),
    atLeast(`${part}: nearer than plainly, worst frame, least (${frame.theme})`, frame.value, 'dB', -FRAME_DECIBELS),
  ];
}
