import { makeSmallVideo, type SmallVideoJob } from '../stages/small-video.ts';
import { seal } from './seal.ts';

export type CopyPieceJob = Pick<SmallVideoJob, 'path' | 'size' | 'fps' | 'frames' | 'settings' | 'outPath'>;

/** Makes a sealed piece of the copy from a finished segment of the film. */
export async function makeCopyPiece(job: CopyPieceJob): Promise<void> {
  await makeSmallVideo({ ...job, first: 0, sound: undefined, threads: 1, name: 'piece of the copy', stage: 'copy' });
  await seal(job.outPath, []);
}
