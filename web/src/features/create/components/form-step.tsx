import { formatMoney } from '@nimantran/proto/domain/currency';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page } from '../../../components/page.tsx';
import { SignInDialog } from '../../../components/sign-in-dialog.tsx';
import { ThemeFieldInput } from '../../../components/theme-field.tsx';
import { focusFault } from '../../../lib/focus-fault.ts';
import { usePricing } from '../../../lib/pricing.ts';
import { useSession } from '../../../lib/session.ts';
import { useExtraPrices } from '../api/quotes.ts';
import { draftStore, setPhoto, useDraft } from '../lib/draft-store.ts';
import { sectionsOf } from '../lib/form-sections.ts';
import { uploadFaults } from '../lib/upload-faults.ts';
import { type Faults, faultOf, validateDraft } from '../lib/validate.ts';
import { cancelUploads } from '../uploads/uploads.ts';
import flow from './create-flow.module.css';
import { useCreate } from './create-flow.tsx';
import { FlowSteps } from './flow-steps.tsx';
import css from './form-step.module.css';
import { MusicSection } from './music-section.tsx';
import { OptionsSection } from './options-section.tsx';
import { OtherDraft } from './other-draft.tsx';
import { PhotosSection } from './photos-section.tsx';
import { Summary } from './summary.tsx';

export function FormStep() {
  const { theme, restored, sync } = useCreate();
  const { draft, change, setDetail, startOver } = useDraft(theme.id);
  const session = useSession();
  const { currency, visible } = usePricing();
  const extras = useExtraPrices(theme, draft, currency);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [welcomeBack, setWelcomeBack] = useState(restored.now);
  const [faults, setFaults] = useState<Faults>(() => faultsOf(state));
  const [asksSignIn, setAsksSignIn] = useState(false);

  // Sent back by the shop: its faults are shown where they can be mended, once. A photo or music it refused is to be chosen again.
  useEffect(() => {
    const sent = faultsOf(state);
    if (!focusFault(sent)) return;
    for (const slot of theme.images ?? []) if (sent[`photos.${slot.key}`]) setPhoto(theme.id, slot.key, null);
    if (sent.music) draftStore(theme.id).set((now) => ({ ...now, music: null }));
    void navigate(`/video/create?theme=${theme.id}`, { replace: true, state: null });
  }, [state, theme, navigate]);

  const settleWelcome = () => {
    restored.now = false;
    setWelcomeBack(false);
  };
  const toVerify = () => void navigate(`/video/create?theme=${theme.id}&step=verify`);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = { ...validateDraft(theme, draft), ...uploadFaults(theme.id, draft) };
    setFaults(found);
    if (focusFault(found)) return;
    settleWelcome();
    if (session.status === 'signed-in') toVerify();
    else setAsksSignIn(true);
  };

  // A fault shown is looked at again while it is mended; a new one waits until the field is left.
  const typed = (key: string, words: string) => {
    setDetail(key, words);
    const path = `details.${key}`;
    if (faults[path]) check(key, words);
  };
  const settle = (path: string) => setFaults(({ [path]: _before, ...others }) => others);
  const check = (key: string, words: string) => {
    const field = theme.fields.find((candidate) => candidate.key === key);
    const fault = field && faultOf(field, words);
    setFaults(({ [`details.${key}`]: _before, ...others }) => (fault ? { ...others, [`details.${key}`]: fault } : others));
  };

  return (
    <Page>
      <header className={flow.head}>
        <FlowSteps current="Details" />
        <h1>Make {theme.title} yours</h1>
        <p>Everything you type is kept {sync ? 'with your account' : 'on this device'}. Any script works.</p>
      </header>
      {sync && <OtherDraft sync={sync} onChosen={() => setFaults({})} />}
      {welcomeBack && (
        <div className={css.welcome}>
          <Notice
            actions={
              <>
                <Button small onClick={settleWelcome}>
                  Continue
                </Button>
                <Button
                  small
                  look="plain"
                  onClick={() => {
                    cancelUploads(theme.id);
                    startOver();
                    setFaults({});
                    settleWelcome();
                  }}
                >
                  Start over
                </Button>
              </>
            }
          >
            <p>You have started this invitation before. Your words are back.</p>
          </Notice>
        </div>
      )}
      <form className={flow.columns} onSubmit={submit} noValidate>
        <div className={css.sections}>
          {sectionsOf(theme.fields).map((section) => (
            <fieldset key={section.id} className={css.section}>
              <legend>
                <h2>{section.title}</h2>
              </legend>
              <div className={css.fields}>
                {section.fields.map((field) => (
                  <div key={field.key} className={field.kind === 'date' || field.kind === 'time' ? css.half : undefined}>
                    <ThemeFieldInput
                      field={field}
                      value={draft.details[field.key] ?? ''}
                      fault={faults[`details.${field.key}`]}
                      onChange={(words) => typed(field.key, words)}
                      onBlur={() => draft.details[field.key] && check(field.key, draft.details[field.key] ?? '')}
                    />
                  </div>
                ))}
              </div>
              {section.id === 'names' && theme.has_bride_first_option && (
                <label className={css.tick}>
                  <input
                    type="checkbox"
                    checked={draft.bride_first}
                    onChange={(event) => change({ bride_first: event.target.checked })}
                  />
                  <span className={css.grow}>Bride's name first</span>
                  {visible && extras.bride_first !== undefined && (
                    <span className={css.added}>+ {formatMoney({ currency, amount_minor: extras.bride_first })}</span>
                  )}
                </label>
              )}
            </fieldset>
          ))}
          {(theme.images?.length ?? 0) > 0 && <PhotosSection theme={theme} draft={draft} faults={faults} />}
          {!theme.default_audio_only && (
            <MusicSection theme={theme} draft={draft} faults={faults} change={change} onMended={settle} />
          )}
          <OptionsSection theme={theme} draft={draft} change={change} />
        </div>
        <Summary theme={theme} draft={draft} change={change} action={<Button type="submit">Verify Invitation Details</Button>} />
      </form>
      {asksSignIn && (
        <SignInDialog title="Sign in to go on" onClose={() => setAsksSignIn(false)} onSignedIn={toVerify}>
          Your order and your finished video are kept with your account. What you have typed stays as it is.
        </SignInDialog>
      )}
    </Page>
  );
}

function faultsOf(state: unknown): Faults {
  if (typeof state !== 'object' || state === null || !('faults' in state)) return {};
  const { faults } = state;
  return typeof faults === 'object' && faults !== null ? (faults as Faults) : {};
}
