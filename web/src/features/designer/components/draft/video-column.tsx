import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import { type RefObject, useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { Icon } from '../../../../components/pictures/icons.tsx';
import { classes } from '../../../../lib/classes.ts';
import { drawingOf, isRedrawing, isVideoOld, mayAskForFilm } from '../../lib/job-state.ts';
import { PictureDialog } from '../dialogs/picture-dialog.tsx';
import { Key } from '../signs.tsx';
import { RenderStatus } from './render-status.tsx';
import { Still } from './still.tsx';
import css from './video-column.module.css';
import { VideoPlayer } from './video-player.tsx';

interface VideoColumnProps {
  job: StudioJob;
  video: RefObject<HTMLVideoElement | null>;
  /** The scene shown in place of the video. */
  still: string | null;
  onStill: (scene: string | null) => void;
  /** Only for the designer who has claimed the job. */
  play?: { busy: boolean; onPlay: () => void } | undefined;
}

/** The draft: its stills, and its film once somebody has asked for it. */
export function VideoColumn({ job, video, still, onStill, play }: VideoColumnProps) {
  const [enlarged, setEnlarged] = useState<{ title: string; url: string } | null>(null);
  const portrait = job.theme.portrait_orientation;
  const redrawing = drawingOf(job.render);
  const stillsOld = job.stills !== null && job.stills.version < job.version;
  const shown = job.stills?.scenes.find(({ scene }) => scene === still);
  const [first] = job.stills?.scenes ?? [];
  return (
    <section className={classes(css.column, portrait && css.portrait)} id="film" aria-labelledby="film-title">
      {!isRedrawing(job) && <RenderStatus job={job} render={job.render} />}
      <RenderStatus job={job} render={job.film} />
      <div className={css.top}>
        <h2 id="film-title">{shown ? `Scene: ${shown.scene}` : 'The draft'}</h2>
        {!shown && isVideoOld(job) && (
          <p className={css.old}>Earlier video, without the last corrections; the scenes show them</p>
        )}
        {stillsOld && (redrawing === 'waiting' || redrawing === 'running') && <p className={css.old}>Redrawing the scenes …</p>}
        {stillsOld && redrawing === 'failed' && <p className={css.old}>The scenes could not be redrawn</p>}
      </div>
      {job.draft || job.stills ? (
        <div className={css.film}>
          <div className={css.screen}>
            {job.draft && (
              <VideoPlayer
                ref={video}
                url={job.draft.video_url}
                poster={first?.url}
                portrait={portrait}
                hidden={shown !== undefined}
              />
            )}
            {!job.draft && !shown && first && (
              <Still url={first.url} alt={`Scene ${first.scene} at rest`} className={css.large} />
            )}
            {!shown && play && mayAskForFilm(job) && (
              <Button small look="plain" className={css.play} busy={play.busy} onClick={play.onPlay} aria-keyshortcuts="d">
                <Icon name="play" size={16} /> Play the draft <Key>D</Key>
              </Button>
            )}
            {shown && (
              <div className={css.shown}>
                <Still
                  url={shown.url}
                  alt={`Scene ${shown.scene} at rest`}
                  className={css.large}
                  onEnlarge={(url) => setEnlarged({ title: `Scene: ${shown.scene}`, url })}
                />
                <Button small look="plain" onClick={() => onStill(null)} aria-keyshortcuts="0">
                  {job.draft ? 'Back to the video' : 'Back to the draft'}
                </Button>
              </div>
            )}
          </div>
          <ol className={css.stills} aria-label="Stills of the scenes">
            {job.stills?.scenes.map(({ scene, url }, index) => (
              <li key={scene}>
                <button
                  type="button"
                  aria-pressed={scene === still}
                  aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
                  onClick={() => onStill(scene === still ? null : scene)}
                >
                  <Still url={url} alt="" />
                  <span>
                    {index + 1} {scene}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </div>
      ) : (
        <p className={css.none}>{noVideoText(job)}</p>
      )}
      {enlarged && <PictureDialog {...enlarged} onClose={() => setEnlarged(null)} />}
    </section>
  );
}

function noVideoText(job: StudioJob): string {
  if (job.state === 'delivered' || job.state === 'cancelled') return 'The draft has been deleted, as promised to the customer.';
  return drawingOf(job.render) === 'failed'
    ? 'No draft: it could not be rendered.'
    : 'The draft is not drawn yet. It appears here when it is ready.';
}
