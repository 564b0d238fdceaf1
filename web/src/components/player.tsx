import { classes } from '../lib/classes.ts';
import type { Sample } from '../lib/themes.ts';
import css from './player.module.css';

interface PlayerProps {
  sample: Sample;
  title: string;
  poster?: string | undefined;
  portrait: boolean;
  autoPlay: boolean;
  className?: string | undefined;
}

export function Player({ sample, title, poster, portrait, autoPlay, className }: PlayerProps) {
  return (
    <div className={classes(css.player, portrait && css.portrait, className)}>
      {sample.kind === 'file' && (
        // biome-ignore lint/a11y/useMediaCaption: the films have music and no speech
        <video
          src={sample.url}
          poster={poster || undefined}
          controls
          playsInline
          autoPlay={autoPlay}
          preload={autoPlay ? 'auto' : 'metadata'}
          aria-label={title}
        />
      )}
      {sample.kind === 'embed' && (
        <iframe
          src={`${sample.url}?autoplay=${autoPlay ? 1 : 0}`}
          title={`${title} on ${sample.provider}`}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
        />
      )}
      {sample.kind === 'none' && <p className={css.making}>The sample video is being made.</p>}
    </div>
  );
}
