import { conflict, HttpProblem } from '@nimantran/kit/http/problem';
import type { VideoFile } from '@nimantran/proto/jobs/render';
import type { Context } from '../../context.ts';
import type { BatchRecord } from '../../db/batches.ts';

export interface FinishedVideo {
  row: number;
  /** With its extension. */
  name: string;
  video: VideoFile;
  finishedAt: Date;
}

/** A batch's videos in the order of its rows. @throws HttpProblem 409 before the first, 410 once they are deleted */
export async function finishedVideos({ db }: Context, batch: BatchRecord): Promise<FinishedVideo[]> {
  if (batch.videosGoneAt !== null)
    throw new HttpProblem(410, 'batch_videos_gone', 'The storage time of this batch is over, and its videos have been deleted.');
  const rows = await db
    .selectFrom('batchRows')
    .innerJoin('renders', 'renders.id', 'batchRows.renderId')
    .select(['batchRows.row', 'batchRows.fileName', 'renders.result', 'renders.finishedAt'])
    .where('batchRows.batchId', '=', batch.id)
    .where('batchRows.state', '=', 'done')
    .orderBy('batchRows.row')
    .execute();
  const videos = rows.flatMap(({ row, fileName, result, finishedAt }) =>
    result?.video ? [{ row, name: `${fileName}.mp4`, video: result.video, finishedAt: finishedAt ?? new Date() }] : [],
  );
  if (videos.length === 0) throw conflict('batch_no_videos', 'No video of this batch is finished yet.');
  return videos;
}
