import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Icon } from '../../../components/pictures/icons.tsx';
import { heardPart } from '../../../components/uploads/music-window.ts';
import { useMusic } from '../../../components/uploads/use-music.ts';
import { useMusicPlayer } from '../../../components/uploads/use-music-player.ts';
import type { DraftKey, DraftMusic } from '../../../lib/drafts/draft.ts';
import { useSession } from '../../../lib/session/session.ts';
import { clockOf } from '../../../lib/time/clock.ts';
import css from './own-music-line.module.css';

interface OwnMusicLineProps {
  draftKey: DraftKey;
  music: DraftMusic;
  videoSeconds: number;
}

/** The customer's own music, reviewed before paying: its name, its start, and a way to listen. */
export function OwnMusicLine({ draftKey, music, videoSeconds }: OwnMusicLineProps) {
  const session = useSession();
  const track = useMusic(draftKey, music, session.status === 'signed-in');
  const endSeconds = heardPart(music, videoSeconds).to * music.duration_seconds;
  const player = useMusicPlayer(track, { startSeconds: music.start_seconds, endSeconds });
  const playing = player.at !== null;
  return (
    <div className={css.line}>
      <p>
        <span className={css.name}>{music.file_name}</span>
        <span className={css.part}>
          From {clockOf(music.start_seconds)} to {clockOf(endSeconds)}
        </span>
      </p>
      <Button look="plain" small disabled={track.address === undefined} onClick={player.toggle}>
        <Icon name={playing ? 'stop' : 'play'} size={16} />
        {playing ? 'Stop' : 'Play'}
        <span className="visually-hidden"> your music</span>
      </Button>
      <audio {...player.audio} />
      {player.failed && <Notice kind="error">The music could not be loaded. Please try again.</Notice>}
    </div>
  );
}
