import { videoIn } from '@nimantran/proto/domain/layout';
import { offersCode } from '@nimantran/proto/domain/offers-code';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { PromisedTime } from '../../../components/orders/promised-time.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Swatch } from '../../../components/themes/palette-choice.tsx';
import { photoWarningsOf } from '../../../components/uploads/photo-warnings.ts';
import { hasContent } from '../../../lib/drafts/draft.ts';
import { useDraft } from '../../../lib/drafts/draft-store.ts';
import { useShop } from '../../../lib/page/page-context.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useDeliveryPromise } from '../../../lib/shop/delivery-promise.ts';
import { useSignIn } from '../../../lib/sign-in/use-sign-in.ts';
import { LAYOUT_NAMES } from '../../../lib/themes/layout-names.ts';
import { todayInIndia } from '../../../lib/time/typed-dates.ts';
import { uploadFaults, useHasOpenUploads } from '../../../lib/uploads/upload-faults.ts';
import { warningsOf } from '../lib/detail-warnings.ts';
import { type FormPart, firstPartOf, partsOf } from '../lib/form-sections.ts';
import { inFull, validateDraft } from '../lib/validate-draft.ts';
import flow from './create-flow.module.css';
import { useCreate } from './create-flow.tsx';
import { NothingToCheck } from './details-gone.tsx';
import { lineId } from './editable-line.tsx';
import { FamilyReview } from './family-review.tsx';
import { FlowSteps } from './flow-steps.tsx';
import { InvitationSheet } from './invitation-sheet.tsx';
import { LiveScenes } from './live-scenes.tsx';
import { OtherDraft } from './other-draft.tsx';
import { OwnMusicLine } from './own-music-line.tsx';
import { Summary } from './summary.tsx';
import css from './verify-step.module.css';

/** All texts again for review, set like the invitation; each line can be corrected in place. */
export function VerifyStep() {
  const shop = useShop();
  const { theme, draftKey, addressOf, restored } = useCreate();
  const { draft, change, setDetail } = useDraft(draftKey);
  const session = useSession();
  const { signIn, pending } = useSignIn();
  const navigate = useNavigate();
  const promise = useDeliveryPromise();
  const missing = validateDraft(theme, draft);
  const isUnderWay = useHasOpenUploads(draftKey, draft);
  const incomplete = isUnderWay || Object.keys(missing).length > 0;
  const warnings = warningsOf(theme, draft, todayInIndia());
  const doubtful = theme.fields.filter((field) => warnings.some((warning) => warning.field === field.key));
  const photoWarnings = photoWarningsOf(theme, draft);
  const palette = theme.palettes?.find(({ key }) => key === draft.palette) ?? theme.palettes?.[0];
  const partAddress = (part: FormPart['id']) => addressOf(`part=${part}`);

  useEffect(() => {
    restored.now = false;
  }, [restored]);

  const goOn = async () => {
    if (incomplete) {
      const part =
        Object.keys(missing).length > 0 ? firstPartOf(theme, missing) : firstPartOf(theme, uploadFaults(draftKey, draft));
      return void navigate(partAddress(part), { state: { faults: missing } });
    }
    if (session.status !== 'signed-in' && (await signIn()) === null) return;
    void navigate(addressOf('', '/pay'));
  };

  if (!hasContent(draft)) return <NothingToCheck />;
  return (
    <Page>
      <header className={flow.head}>
        <FlowSteps current="Verify" />
        <h1>Verify Invitation Details</h1>
        <p>This is what your video will say. Choose a line to correct it.</p>
      </header>
      <OtherDraft />
      <div className={flow.columns}>
        <div className={css.main}>
          {incomplete && (
            <Notice kind="error">
              <ul>
                {Object.entries(missing).map(([place, fault]) => (
                  <li key={place}>{inFull(theme, place, fault)}</li>
                ))}
                {isUnderWay && <li>Some of your files have not finished uploading.</li>}
              </ul>
              <Link to={partAddress(firstPartOf(theme, missing))}>Back to the form</Link>
            </Notice>
          )}
          {doubtful.length + photoWarnings.length > 0 && (
            <Notice kind="warning">
              <p>Please check what is marked below. If it is right, leave it as it is.</p>
              <ul className={css.doubtful}>
                {doubtful.map((field) => (
                  <li key={field.key}>
                    <button type="button" onClick={() => document.getElementById(lineId(field.key))?.focus()}>
                      {field.label}
                    </button>
                  </li>
                ))}
                {photoWarnings.length > 0 && (
                  <li>
                    <Link to={partAddress('photos')}>Photos</Link>
                  </li>
                )}
              </ul>
            </Notice>
          )}
          <LiveScenes theme={theme} draft={draft} onCards={(cards) => change({ cards })} />
          <InvitationSheet theme={theme} draft={draft} warnings={warnings} onCorrect={setDetail} />
          <dl className={css.options}>
            {theme.has_second_layout && (
              <OptionRow name="Shape of the video" to={partAddress(partsOf(theme)[0]?.id ?? 'options')}>
                {LAYOUT_NAMES[videoIn(theme, draft.layout ?? undefined).portrait_orientation ? 'portrait' : 'landscape']}
              </OptionRow>
            )}
            {palette && (
              <OptionRow name="Colours" to={partAddress(partsOf(theme)[0]?.id ?? 'options')}>
                <span className={css.palette}>
                  <Swatch of={palette} /> {palette.name}
                </span>
              </OptionRow>
            )}
            {theme.has_bride_first_option && (
              <OptionRow name="Order of names" to={partAddress('names')}>
                {draft.bride_first ? "Bride's name first" : "Groom's name first"}
              </OptionRow>
            )}
            <OptionRow name="Resolution" to={partAddress('options')}>
              {draft.resolution}
            </OptionRow>
            <OptionRow name="Delivery" to={partAddress('options')}>
              {draft.delivery === 'express' ? 'Express' : 'Standard'}, {shop.delivery[draft.delivery]}
              {promise && (
                <span className={css.promise}>
                  If you pay now, ready by <PromisedTime at={promise[draft.delivery].due_at} />
                </span>
              )}
            </OptionRow>
            {!theme.default_audio_only && (
              <OptionRow name="Music" to={partAddress('music')}>
                {draft.own_music && draft.music ? (
                  <OwnMusicLine draftKey={draftKey} music={draft.music} videoSeconds={theme.duration_seconds} />
                ) : (
                  'The theme’s music'
                )}
              </OptionRow>
            )}
            {theme.has_watermark && (
              <OptionRow name="Watermark" to={partAddress('options')}>
                {draft.remove_watermark ? 'Removed' : 'A small watermark in the corner'}
              </OptionRow>
            )}
            {offersCode(theme.fields) && (
              <OptionRow name="Code in the last scene" to={partAddress('options')}>
                {draft.with_code ? 'Leads guests to your invitation page, which opens when your video is ready' : 'None'}
              </OptionRow>
            )}
          </dl>
          <FamilyReview theme={theme} draft={draft} isComplete={!incomplete} onCorrect={setDetail} />
          {!incomplete && (
            <p className={css.preview}>
              <Link to={addressOf('step=preview')}>See a preview first?</Link> A preview of your own video costs double, half of
              it in advance.
            </p>
          )}
        </div>
        <Summary
          theme={theme}
          draft={draft}
          change={change}
          action={
            <Button busy={pending} onClick={() => void goOn()}>
              Continue to payment
            </Button>
          }
        />
      </div>
    </Page>
  );
}

function OptionRow({ name, to, children }: { name: string; to: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={css.chosen}>{children}</dd>
      <dd className={css.change}>
        <Link to={to}>
          Change<span className="visually-hidden"> {name.toLowerCase()}</span>
        </Link>
      </dd>
    </div>
  );
}
