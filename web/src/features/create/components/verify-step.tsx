import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page } from '../../../components/page.tsx';
import { PromisedTime } from '../../../components/promised-time.tsx';
import { todayInIndia } from '../../../lib/dates.ts';
import { useDeliveryPromise } from '../../../lib/delivery-promise.ts';
import { useSession } from '../../../lib/session.ts';
import { SHOP } from '../../../lib/shop.ts';
import { useSignIn } from '../../../lib/sign-in/use-sign-in.ts';
import { useDraft } from '../lib/draft-store.ts';
import { photoWarningsOf } from '../lib/photo-warnings.ts';
import { useHasOpenUploads } from '../lib/upload-faults.ts';
import { validateDraft } from '../lib/validate.ts';
import { warningsOf } from '../lib/warnings.ts';
import flow from './create-flow.module.css';
import { useCreate } from './create-flow.tsx';
import { FlowSteps } from './flow-steps.tsx';
import { InvitationSheet } from './invitation-sheet.tsx';
import { OwnMusicLine } from './own-music-line.tsx';
import { Summary } from './summary.tsx';
import css from './verify-step.module.css';

/** Every word once more, set like the invitation, each line corrected where it stands. */
export function VerifyStep() {
  const { theme, restored } = useCreate();
  const { draft, change, setDetail } = useDraft(theme.id);
  const session = useSession();
  const { signIn, pending } = useSignIn();
  const navigate = useNavigate();
  const promise = useDeliveryPromise();
  const form = `/video/create?theme=${theme.id}`;
  const open = useHasOpenUploads(theme.id, draft);
  const faults = { ...validateDraft(theme, draft), ...(open && { uploads: 'Something you chose has not arrived yet.' }) };
  const incomplete = Object.keys(faults).length > 0;
  const warnings = [...warningsOf(theme, draft, todayInIndia()), ...photoWarningsOf(theme, draft)];

  useEffect(() => {
    restored.now = false;
  }, [restored]);

  const goOn = async () => {
    if (session.status !== 'signed-in' && (await signIn()) === null) return;
    void navigate(`/video/create/pay?theme=${theme.id}`);
  };

  return (
    <Page>
      <header className={flow.head}>
        <FlowSteps current="Verify" />
        <h1>Verify Invitation Details</h1>
        <p>This is what your guests will read. Tap a line to correct it.</p>
      </header>
      <div className={flow.columns}>
        <div className={css.main}>
          <InvitationSheet theme={theme} draft={draft} onCorrect={setDetail} />
          {warnings.length > 0 && (
            <Notice kind="warning">
              <p>Please look again:</p>
              <ul className={css.warnings}>
                {warnings.map((warning) => (
                  <li key={warning.text}>{warning.text}</li>
                ))}
              </ul>
            </Notice>
          )}
          {incomplete && (
            <Notice kind="error">
              <ul>
                {Object.values(faults).map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
              <Link to={form}>Back to the form</Link>
            </Notice>
          )}
          <dl className={css.options}>
            <div>
              <dt>Resolution</dt>
              <dd>{draft.resolution}</dd>
            </div>
            <div>
              <dt>Delivery</dt>
              <dd>
                {draft.delivery === 'express' ? 'Express' : 'Standard'}, {SHOP.delivery[draft.delivery]}
                {promise && (
                  <span className={css.promise}>
                    Paid now, ready by <PromisedTime at={promise[draft.delivery].due_at} />
                  </span>
                )}
              </dd>
            </div>
            {!theme.default_audio_only && (
              <div>
                <dt>Music</dt>
                <dd>
                  {draft.own_music && draft.music ? (
                    <OwnMusicLine themeId={theme.id} music={draft.music} videoSeconds={theme.duration_seconds} />
                  ) : (
                    'The music of the theme'
                  )}
                </dd>
              </div>
            )}
            {theme.has_watermark && (
              <div>
                <dt>Watermark</dt>
                <dd>{draft.remove_watermark ? 'Removed' : 'A small mark in the corner'}</dd>
              </div>
            )}
            <div>
              <dt className="visually-hidden">Change</dt>
              <dd>
                <Link to={form}>Change details, photos, music or options</Link>
              </dd>
            </div>
          </dl>
          {!incomplete && (
            <p className={css.preview}>
              <Link to={`${form}&step=preview`}>See a preview first?</Link> A preview of your own video costs double, half of it
              in advance.
            </p>
          )}
        </div>
        <Summary
          theme={theme}
          draft={draft}
          change={change}
          action={
            <Button disabled={incomplete} busy={pending} onClick={() => void goOn()}>
              Continue to payment
            </Button>
          }
        />
      </div>
    </Page>
  );
}
