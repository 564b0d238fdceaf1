import type { DraftKey, DraftMusic } from '../../lib/drafts/draft.ts';
import { clockOf } from '../../lib/time/clock.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Icon } from '../pictures/icons.tsx';
import css from './music-chooser.module.css';
import { heardPart, isTooShort, lastStart, startAround, startWithin } from './music-window.ts';
import { StartSlider } from './start-slider.tsx';
import { useMusic } from './use-music.ts';
import { useMusicPlayer } from './use-music-player.ts';
import { useStartDrag } from './use-start-drag.ts';
import { Waveform } from './waveform.tsx';

interface MusicChooserProps {
  draftKey: DraftKey;
  music: DraftMusic;
  videoSeconds: number;
  signedIn: boolean;
  /** Fault of the start, if any. */
  fault: string | undefined;
  onStart: (startSeconds: number) => void;
}

/** The track with the window that the video's length cuts out of it. */
export function MusicChooser({ draftKey, music, videoSeconds, signedIn, fault, onStart }: MusicChooserProps) {
  const track = useMusic(draftKey, music, signedIn);
  const { waveform, address } = track;
  const heard = heardPart(music, videoSeconds);
  const endSeconds = heard.to * music.duration_seconds;
  const player = useMusicPlayer(track, { startSeconds: music.start_seconds, endSeconds });
  const last = lastStart(music, videoSeconds);
  const drag = useStartDrag(heard, (place) => onStart(startAround(music, videoSeconds, place)));

  return (
    <div className={css.chooser}>
      <p className={css.track}>
        <span className={css.name}>{music.file_name}</span>
        <span className={css.length}>{clockOf(music.duration_seconds)}</span>
      </p>
      <div className={css.wave} {...(last > 0 && drag)}>
        {waveform && (
          <Waveform waveform={waveform} heard={heard} at={player.at === null ? null : player.at / music.duration_seconds} />
        )}
        <span className={css.window} style={{ left: `${heard.from * 100}%`, width: `${(heard.to - heard.from) * 100}%` }} />
      </div>
      {last > 0 && (
        <StartSlider
          startSeconds={music.start_seconds}
          lastSeconds={last}
          fault={fault}
          onStart={(wanted) => onStart(startWithin(music, videoSeconds, wanted))}
        />
      )}
      <div className={css.play}>
        <Button look="plain" small disabled={address === undefined} onClick={player.toggle}>
          <Icon name={player.at === null ? 'play' : 'stop'} size={16} />
          {player.at === null ? 'Play from here' : 'Stop'}
        </Button>
        <p className={css.heard}>
          {last > 0 ? 'From your music: ' : 'The whole track: '}
          <span className={css.times}>
            {clockOf(player.at ?? music.start_seconds)} – {clockOf(endSeconds)}
          </span>
        </p>
      </div>
      <audio {...player.audio} />
      {isTooShort(music, videoSeconds) && (
        <p className={css.note}>
          Your music is shorter than the video ({clockOf(music.duration_seconds)} of {clockOf(videoSeconds)}). It repeats on the
          beat, or fades out at the end if that suits the theme better.
        </p>
      )}
      {player.failed && <Notice kind="error">The music could not be loaded. Please try again.</Notice>}
    </div>
  );
}
