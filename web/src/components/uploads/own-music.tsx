import { type ChangeEvent, useRef } from 'react';
import { classes } from '../../lib/classes.ts';
import type { Draft, DraftKey, DraftMusic } from '../../lib/drafts/draft.ts';
import type { Faults } from '../../lib/forms/problem-faults.ts';
import { useFocusFallback } from '../../lib/hooks/use-focus-fallback.ts';
import { useUploadSizes } from '../../lib/page/page-context.ts';
import { useSession } from '../../lib/session/session.ts';
import { MUSIC_TYPES, musicFault } from '../../lib/uploads/music-fault.ts';
import { musicTarget } from '../../lib/uploads/own-music.ts';
import { isUnderWay } from '../../lib/uploads/upload-state.ts';
import { refuseUpload, removeUpload, startUpload, useUpload } from '../../lib/uploads/uploads.ts';
import { Button } from '../controls/button.tsx';
import { Icon } from '../pictures/icons.tsx';
import { MusicChooser } from './music-chooser.tsx';
import { MusicRights } from './music-rights.tsx';
import css from './own-music.module.css';
import { SignInToUpload } from './sign-in-to-upload.tsx';
import { UploadActions } from './upload-actions.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface OwnMusicProps {
  draftKey: DraftKey;
  videoSeconds: number;
  draft: Pick<Draft, 'music'>;
  faults: Faults;
  change: (part: Partial<Draft>) => void;
  onMended: (field: string) => void;
}

/** The customer's own music: chosen or dropped, uploaded, its part picked, its rights confirmed. */
export function OwnMusic({ draftKey, videoSeconds, draft, faults, change, onMended }: OwnMusicProps) {
  const target = musicTarget(draftKey);
  const { status } = useSession();
  const { music: mostMb } = useUploadSizes();
  const signedIn = status === 'signed-in';
  const state = useUpload(target);
  const input = useRef<HTMLInputElement>(null);
  const keptFocus = useFocusFallback(input);
  const { music } = draft;
  const set = (part: Partial<DraftMusic>) => music && change({ music: { ...music, ...part } });
  const message = state?.phase === 'failed' ? state.message : state || !music ? faults.music : undefined;

  const take = (file: File | undefined) => {
    if (!file) return;
    onMended('music');
    const wrong = musicFault(file, mostMb);
    if (wrong) refuseUpload(target, file, wrong);
    else startUpload(target, file);
  };
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    take(file);
  };
  const described = message ? 'music-fault' : undefined;
  const drop = useFileDrop(signedIn ? ([file]) => take(file) : undefined);

  return (
    <div {...drop.handlers} {...keptFocus} className={classes(css.own, drop.over && css.over)}>
      {status === 'signed-out' ? (
        <SignInToUpload what="music" id="music" thenFocus="music" describedBy={described} />
      ) : (
        <input
          ref={input}
          id="music"
          type="file"
          accept={MUSIC_TYPES}
          className={classes('visually-hidden', css.input)}
          aria-label="Your music"
          disabled={!signedIn}
          aria-invalid={message !== undefined}
          aria-describedby={described}
          onChange={picked}
        />
      )}
      {state && (
        <div className={classes(css.file, state.phase === 'failed' ? css.wrong : css.sending)}>
          <Icon name="music" />
          <span className={css.fileName}>{state.fileName}</span>
          <UploadProgress id="music-state" label="Your music" state={state} />
        </div>
      )}
      {!state && !music && status !== 'signed-out' && (
        <label htmlFor="music" className={classes(css.pick, !signedIn && css.off, message && css.wrong)}>
          <Icon name="music" size={28} />
          <span>Choose your music, or drop it here</span>
        </label>
      )}
      <p className="visually-hidden" role="status">
        {state ? isUnderWay(state) && `Sending ${state.fileName}.` : music && 'Your music is uploaded.'}
      </p>
      {message && (
        <p id="music-fault" className={css.fault} role={state?.phase === 'failed' ? 'alert' : undefined}>
          {message}
        </p>
      )}
      {state && (
        <div className={css.actions}>
          <UploadActions target={target} state={state} replaces={music !== null} onChoose={() => input.current?.click()} />
        </div>
      )}
      {music && (
        <MusicChooser
          key={music.upload_id}
          draftKey={draftKey}
          music={music}
          videoSeconds={videoSeconds}
          signedIn={signedIn}
          fault={faults['music.start_seconds']}
          onStart={(start_seconds) => {
            set({ start_seconds });
            onMended('music.start_seconds');
          }}
        />
      )}
      {music && (
        <>
          <MusicRights
            rights={music.rights}
            fault={faults.music_rights_accepted}
            onChange={(rights) => {
              set({ rights });
              onMended('music_rights_accepted');
            }}
          />
          <div className={css.actions}>
            <Button look="quiet" small disabled={!signedIn} onClick={() => input.current?.click()}>
              Replace
            </Button>
            <Button
              look="quiet"
              small
              onClick={() => {
                change({ music: null });
                removeUpload(music.upload_id);
              }}
            >
              Remove
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
