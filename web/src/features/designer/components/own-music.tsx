import type { StudioJob } from '@nimantran/proto/http/studio';
import { clockOf } from '../../../lib/clock.ts';
import css from './own-music.module.css';

/** The customer's own track, played from where the film's sound begins in it. */
export function OwnMusic({ job }: { job: StudioJob }) {
  const { music } = job.customisation;
  if (!music) return null;
  return (
    <div>
      <h2>The customer’s music</h2>
      {job.music_url ? (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: a song, of which there are no captions */}
          <audio
            className={css.player}
            src={`${job.music_url}#t=${music.start_seconds}`}
            controls
            preload="none"
            aria-label="The customer’s music"
          />
          <p className={css.start}>The film begins {clockOf(music.start_seconds)} into it.</p>
        </>
      ) : (
        <p className={css.start}>Not there any more, or not fetched yet</p>
      )}
    </div>
  );
}
