import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { useSignedAddress } from '../../../../lib/browser/signed-address.ts';
import { classes } from '../../../../lib/classes.ts';
import css from './video-column.module.css';

interface VideoPlayerProps {
  ref: RefObject<HTMLVideoElement | null>;
  url: string;
  poster: string | undefined;
  portrait: boolean;
  hidden: boolean;
}

/** Plays the draft. A newer draft replaces it at the same position, so that a correction is seen in place. */
export function VideoPlayer({ ref, url, poster, portrait, hidden }: VideoPlayerProps) {
  const { address, object, giveUp } = useSignedAddress(url);
  const [failed, setFailed] = useState(false);
  const moment = useRef(0);
  const firstPoster = useRef({ object, poster });
  if (firstPoster.current.object !== object) firstPoster.current = { object, poster };

  useEffect(() => {
    if (hidden) ref.current?.pause();
  }, [hidden, ref]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer draft is a new chance
  useEffect(() => setFailed(false), [object]);

  return (
    <div className={css.player} hidden={hidden}>
      {/* biome-ignore lint/a11y/useMediaCaption: all that is said stands in the picture */}
      <video
        ref={ref}
        className={classes(css.video, portrait && css.tall)}
        src={address}
        poster={firstPoster.current.poster}
        controls
        playsInline
        preload="metadata"
        aria-label="The draft"
        onTimeUpdate={(event) => {
          moment.current = event.currentTarget.currentTime;
        }}
        onLoadedMetadata={(event) => {
          const film = event.currentTarget;
          if (moment.current > 0 && moment.current < film.duration) film.currentTime = moment.current;
        }}
        onError={() => setFailed(true)}
      />
      {failed && (
        <div className={css.broken} role="alert">
          <p>The video could not be loaded.</p>
          <Button
            small
            look="plain"
            onClick={() => {
              giveUp();
              setFailed(false);
              ref.current?.load();
            }}
          >
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
