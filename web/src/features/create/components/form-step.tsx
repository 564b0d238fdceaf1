import { videoIn } from '@nimantran/proto/domain/layout';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Question } from '../../../components/feedback/question.tsx';
import { SignInDialog } from '../../../components/feedback/sign-in-dialog.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PaletteChoice } from '../../../components/themes/palette-choice.tsx';
import { classes } from '../../../lib/classes.ts';
import { type Draft, draftText, hasContent } from '../../../lib/drafts/draft.ts';
import { draftStore, setPhoto, useDraft } from '../../../lib/drafts/draft-store.ts';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import type { Faults } from '../../../lib/forms/problem-faults.ts';
import { isUnread } from '../../../lib/forms/unread.ts';
import { formFault } from '../../../lib/invitation/form-fault.ts';
import { useSession } from '../../../lib/session/session.ts';
import { pathsUnderWay, uploadFaults, useWhenUploadEnds } from '../../../lib/uploads/upload-faults.ts';
import { cancelUploads } from '../../../lib/uploads/uploads.ts';
import { useAskedLook } from '../hooks/use-asked-look.ts';
import { partElementId, useFormParts } from '../hooks/use-form-parts.ts';
import { useLivePicture } from '../hooks/use-live-picture.ts';
import { type FormPart, firstPartOf, partOfFault, sectionsOf } from '../lib/form-sections.ts';
import { validateDraft } from '../lib/validate-draft.ts';
import flow from './create-flow.module.css';
import { useCreate } from './create-flow.tsx';
import { FormEmptied } from './details-gone.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FlowSteps } from './flow-steps.tsx';
import css from './form-step.module.css';
import { LayoutChoice } from './layout-choice.tsx';
import { LivePicture, SmallPicture } from './live-picture.tsx';
import { MusicSection } from './music-section.tsx';
import { OptionsSection } from './options-section.tsx';
import { OtherDraft } from './other-draft.tsx';
import { PartLinks } from './part-links.tsx';
import { PhotosSection } from './photos-section.tsx';
import { Summary } from './summary.tsx';

/** Everything that the theme asks for: all together on a large screen, one part at a time on a phone. */
export function FormStep() {
  const { theme, draftKey, addressOf, restored, sync } = useCreate();
  const { draft, change, setDetail, startOver } = useDraft(draftKey);
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [welcomeBack, setWelcomeBack] = useState(restored.now && hasContent(draft));
  const [wasFilled, setWasFilled] = useState(false);
  const [found, setFaults] = useState<Faults>(() => faultsOf(state));
  const faults = unmended(found, draft.photos, uploadFaults(theme.id, draft));
  const [toMend, setToMend] = useState<Faults>({});
  const [asksSignIn, setAsksSignIn] = useState(false);
  const parts = useFormParts(theme, addressOf);
  const live = useLivePicture(theme, draft);
  useAskedLook(theme, addressOf(), change);
  const shown = videoIn(theme, draft.layout ?? undefined);

  // Faults that the shop returned are shown once, beside their fields. A refused photo or music has to be chosen again.
  useEffect(() => {
    const sent = faultsOf(state);
    if (Object.keys(sent).length === 0) return;
    for (const slot of theme.images ?? []) if (sent[`photos.${slot.key}`]) setPhoto(draftKey, slot.key, null);
    if (sent.music) draftStore(draftKey).set((now) => ({ ...now, music: null }));
    setToMend(sent);
    void navigate(addressOf(`part=${firstPartOf(theme, sent)}`), { replace: true, state: null });
  }, [state, theme, draftKey, addressOf, navigate]);

  // Focus moves to the first fault once its part is shown.
  useEffect(() => {
    const here = Object.entries(toMend).filter(([path]) => parts.shows(partOfFault(theme, path)));
    if (here.length > 0 && focusFault(Object.fromEntries(here))) setToMend({});
  }, [toMend, parts, theme]);

  const settleWelcome = () => {
    restored.now = false;
    setWelcomeBack(false);
  };
  const isFilled = hasContent(draft);
  if (isFilled && !wasFilled) setWasFilled(true);
  // In another tab, or by signing out there: this page saves an empty form rather than none.
  const wasEmptied = wasFilled && !isFilled && draftText(draftKey) === null;
  if (welcomeBack && !isFilled) settleWelcome();
  /** The notice disappears with its buttons, so focus moves to the form. */
  const closeWelcome = () => {
    settleWelcome();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const toVerify = () => void navigate(addressOf('step=verify'));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const all = { ...validateDraft(theme, draft, isUnread), ...uploadFaults(draftKey, draft) };
    const { next } = parts;
    // The next part can be filled in while files are on their way; only the last step waits for them.
    const wrong = next ? faultsIn(parts.current, without(pathsUnderWay(theme.id), all)) : all;
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) {
      const part = firstPartOf(theme, wrong);
      setToMend(wrong);
      if (!parts.shows(part)) parts.open(part);
      return;
    }
    settleWelcome();
    if (next) parts.open(next.id);
    else if (session.status === 'signed-in') toVerify();
    else setAsksSignIn(true);
  };
  const faultsIn = (part: FormPart['id'], all: Faults): Faults =>
    Object.fromEntries(Object.entries(all).filter(([path]) => partOfFault(theme, path) === part));

  // A visible fault is checked again on each keystroke; a new one waits until the field is left.
  const typed = (key: string, words: string) => {
    setDetail(key, words);
    const path = `details.${key}`;
    if (faults[path]) check(key, words);
  };
  const settle = (path: string) => setFaults(({ [path]: _before, ...others }) => others);
  useWhenUploadEnds(theme.id, settle);
  const check = (key: string, words: string) => {
    const field = theme.fields.find((candidate) => candidate.key === key);
    const fault = field && formFault(field, words, isUnread(`details.${key}`));
    setFaults(({ [`details.${key}`]: _before, ...others }) => (fault ? { ...others, [`details.${key}`]: fault } : others));
  };
  const choosePalette = (key: string) => change({ palette: key === theme.palettes?.[0]?.key ? null : key });
  const part = (id: FormPart['id']) => ({ id: partElementId(id), className: css.part, hidden: !parts.shows(id) });

  return (
    <Page>
      <header className={flow.head}>
        <FlowSteps current="Details" />
        <h1>{headingFor(theme.title)}</h1>
        <p hidden={!parts.shows(parts.parts[0]?.id ?? 'options')}>
          Everything you type is saved {sync ? 'with your account' : 'on this device'}. You can write in 14 scripts. Fill in
          everything that is not marked optional.
        </p>
        {parts.isPaged && (
          <PartLinks parts={parts} faulty={new Set(Object.keys(faults).map((path) => partOfFault(theme, path)))} />
        )}
      </header>
      <OtherDraft onChosen={() => setFaults({})} />
      {wasEmptied && <FormEmptied />}
      {welcomeBack && (
        <WelcomeBack
          onGoOn={closeWelcome}
          onStartOver={() => {
            cancelUploads(draftKey);
            startOver();
            setWasFilled(false);
            setFaults({});
            closeWelcome();
          }}
        />
      )}
      <form
        className={flow.columns}
        onFocus={live.onFocus}
        onSubmit={submit}
        onKeyDown={parts.isPaged ? toNextField : undefined}
        noValidate
      >
        <div className={classes(css.sections, live.shown && (shown.portrait_orientation ? css.aboveTall : css.above))}>
          {sectionsOf(theme.fields).map((section, index) => (
            <div key={section.id} {...part(section.id)}>
              {index === 0 && <LayoutChoice theme={theme} draft={draft} change={change} />}
              {index === 0 && theme.palettes && (
                <div className={css.look}>
                  <PaletteChoice palettes={theme.palettes} value={draft.palette} onChange={choosePalette} />
                </div>
              )}
              <FieldsSection
                theme={theme}
                draft={draft}
                section={section}
                faults={faults}
                hints={live.hints}
                change={change}
                onTyped={typed}
                onLeft={check}
              />
            </div>
          ))}
          {(theme.images?.length ?? 0) > 0 && (
            <div {...part('photos')}>
              <PhotosSection theme={theme} draft={draft} faults={faults} />
            </div>
          )}
          {!theme.default_audio_only && (
            <div {...part('music')}>
              <MusicSection theme={theme} draft={draft} faults={faults} change={change} onMended={settle} />
            </div>
          )}
          <div {...part('options')}>
            <OptionsSection theme={theme} draft={draft} change={change} />
          </div>
        </div>
        <Summary
          theme={theme}
          draft={draft}
          change={change}
          brief={parts.next !== undefined}
          picture={<LivePicture theme={shown} shown={live.shown} onScene={live.show} />}
          action={<Button type="submit">{parts.next ? `Next: ${parts.next.title}` : 'Verify Invitation Details'}</Button>}
        />
      </form>
      <SmallPicture theme={shown} shown={live.shown} onScene={live.show} />
      {asksSignIn && (
        <SignInDialog title="Sign in to continue" onClose={() => setAsksSignIn(false)} onSignedIn={toVerify}>
          Your order and your finished video are saved in your account. What you have typed stays as it is.
        </SignInDialog>
      )}
    </Page>
  );
}

function WelcomeBack({ onGoOn, onStartOver }: { onGoOn: () => void; onStartOver: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <div className={css.welcome}>
      {asks && (
        <Question title="Start over?" no="Keep my details" yes="Start over" onNo={() => setAsks(false)} onYes={onStartOver}>
          Everything you entered for this video will be deleted, including its photos and music. This cannot be undone.
        </Question>
      )}
      <Notice
        actions={
          <>
            <Button small onClick={onGoOn}>
              Continue
            </Button>
            <Button small look="plain" onClick={() => setAsks(true)}>
              Start over
            </Button>
          </>
        }
      >
        <p>You started this invitation before. Your details are still here.</p>
      </Notice>
    </div>
  );
}

/** Faults without those of photos that have arrived or were swapped in since. */
function unmended(faults: Faults, photos: Draft['photos'], open: Faults): Faults {
  const isMended = (path: string) => photos[path.replace('photos.', '')] !== undefined && open[path] === undefined;
  return Object.fromEntries(Object.entries(faults).filter(([path]) => !path.startsWith('photos.') || !isMended(path)));
}

const without = (paths: readonly string[], faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([path]) => !paths.includes(path)));

function faultsOf(state: unknown): Faults {
  if (typeof state !== 'object' || state === null || !('faults' in state)) return {};
  const { faults } = state;
  return typeof faults === 'object' && faults !== null ? (faults as Faults) : {};
}

/** Enter moves to the next field of the same part, as a phone's key shows; from the last one it submits the form. */
function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return;
  const fields = [...(target.closest('fieldset')?.querySelectorAll<HTMLElement>('input:not([type="checkbox"]), textarea') ?? [])];
  const next = fields[fields.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A title may begin with the same word: Make a Wish. */
const headingFor = (title: string): string => (title.startsWith('Make ') ? `${title}: make it yours` : `Make ${title} yours`);
