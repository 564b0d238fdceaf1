import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { clockOf } from '../../../../lib/time/clock.ts';
import css from './own-music.module.css';

interface OwnMusicProps {
  job: StudioJob;
  /** Left out if the job is read-only. */
  onStart?: (seconds: number) => void;
}

/** The customer's own track, played from the point where the video's sound begins, and that point. */
export function OwnMusic({ job, onStart }: OwnMusicProps) {
  const { music } = job.customisation;
  const player = useRef<HTMLAudioElement>(null);
  const inputId = useId();
  const [typed, setTyped] = useState<string>();
  if (!music) return null;
  const start = typed ?? String(music.start_seconds);
  const seconds = Number(start);
  const isGood = start.trim() !== '' && Number.isFinite(seconds) && seconds >= 0 && seconds <= 600;
  return (
    <div>
      <h2>The customer’s music</h2>
      {job.music_url ? (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: a song, of which there are no captions */}
          <audio
            ref={player}
            className={css.player}
            src={`${job.music_url}#t=${music.start_seconds}`}
            controls
            preload="none"
            aria-label="The customer’s music"
          />
          <p className={css.start}>The video begins {clockOf(music.start_seconds)} into it.</p>
        </>
      ) : (
        <p className={css.start}>Deleted, or not loaded yet</p>
      )}
      {onStart && (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isGood || seconds === music.start_seconds) return;
            onStart(seconds);
            setTyped(undefined);
          }}
        >
          <label htmlFor={inputId}>Start at second</label>
          <input
            id={inputId}
            type="number"
            min={0}
            max={600}
            step="0.1"
            value={start}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
          />
          <Button small look="quiet" onClick={() => setTyped(String(Math.round((player.current?.currentTime ?? 0) * 10) / 10))}>
            Current position
          </Button>
          <Button small look="plain" type="submit" aria-disabled={!isGood || seconds === music.start_seconds || undefined}>
            Set
          </Button>
        </form>
      )}
    </div>
  );
}
