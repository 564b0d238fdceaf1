import { readFile, writeFile } from 'node:fs/promises';
import type { Scene } from '@nimantran/proto/domain/theme';
import type { LottieAnimation } from '../lottie/types.ts';
import { transient } from '../pipeline/errors.ts';
import { type Paper, printPageOf, printPages } from './print-pages.ts';
import type { SceneTexts } from './scene-texts.ts';

interface PdfJob {
  animation: LottieAnimation;
  /** What each scene shows. */
  shown: SceneTexts;
  scenes: readonly Scene[];
  paper: Paper;
  title: string;
  path: string;
}

export interface PdfDrawn {
  path: string;
  pages: number;
}

/** Writes the scenes as a PDF for print, with their words. Throws `verify_failed` if the file is not intact. */
export async function makePdf({ animation, shown, scenes, paper, title, path }: PdfJob): Promise<PdfDrawn> {
  // Only finals need the library, which takes a third of a second to load.
  const { addTextLayer, readTextLayer, wantedLines } = await import('./text-layer.ts');
  const page = printPageOf({ width: animation.w, height: animation.h }, paper);
  const texts = scenes.map(shown);
  const pdf = await printPages({ animation, scenes, page, title });
  await writeFile(path, await addTextLayer({ pdf, page, source: { width: animation.w }, texts, title }));
  const read = await readTextLayer(await readFile(path));
  if (read.length !== scenes.length) throw wrong(`it has ${read.length} pages, not ${scenes.length}`);
  const wanted = wantedLines(texts);
  const missing = wanted.flatMap((lines, index) => lines.filter((line, at) => read[index]?.[at] !== line));
  if (missing.length > 0) throw wrong(`${missing.length} of its lines cannot be read`);
  return { path, pages: read.length };
}

const wrong = (what: string): Error => transient('pdf', 'verify_failed', `The PDF is wrong: ${what}.`);
