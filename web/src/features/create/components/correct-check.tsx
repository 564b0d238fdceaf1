import { lookReasons } from '@nimantran/proto/domain/correction';
import { formatMoney } from '@nimantran/proto/domain/currency';
import type { Order } from '@nimantran/proto/domain/order';
import type { Video } from '@nimantran/proto/domain/theme';
import type { CorrectionTerms } from '@nimantran/proto/http/orders/corrections';
import type { LiveStill } from '@nimantran/proto/http/studio/live-stills';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { useShop } from '../../../lib/page/page-context.ts';
import { receiptDate } from '../../../lib/time/dates.ts';
import { todayInIndia } from '../../../lib/time/typed-dates.ts';
import { useDrawnScenes } from '../hooks/use-drawn-scenes.ts';
import { isSameCards } from '../lib/correction-draft.ts';
import type { CardChoice } from './card-choice.tsx';
import css from './correct-page.module.css';
import flow from './create-flow.module.css';
import { LiveScenes } from './live-scenes.tsx';

interface CorrectCheckProps {
  order: Order;
  terms: CorrectionTerms;
  theme: Video;
  draft: Draft;
  changed: Readonly<Record<string, string>>;
  /** Also by the order of names, or by the cards. */
  isChanged: boolean;
  onCards: CardChoice['onCards'];
  /** The address of the step before. */
  back: string;
  busy: boolean;
  error: Error | null;
  onSend: () => void;
}

/** All scenes with the corrected words; then whether a designer checks, the price, and the button. */
export function CorrectCheck(props: CorrectCheckProps) {
  const shop = useShop();
  const { order, terms, theme, draft, changed, isChanged, onCards, back, busy, error, onSend } = props;
  const { onScene, findings } = useDrawnScenes();
  return (
    <>
      <header className={flow.head}>
        <h1>Is this right?</h1>
        <p>This is how your video will show it. Your current video stays until the new one replaces it.</p>
      </header>
      <div className={css.check}>
        <LiveScenes {...{ theme, draft, onScene, onCards }} />
        <dl className={css.changes}>
          {Object.entries(changed).map(([key, words]) => (
            <div key={key}>
              <dt>{theme.fields.find((field) => field.key === key)?.label ?? key}</dt>
              <dd dir="auto">
                {order.customisation.details[key] && (
                  <del>
                    <ScriptText>{order.customisation.details[key]}</ScriptText>
                  </del>
                )}{' '}
                <ins>
                  <ScriptText>{words || 'Left out'}</ScriptText>
                </ins>
              </dd>
            </div>
          ))}
          {draft.with_code !== (order.customisation.with_code ?? false) && (
            <div>
              <dt>Code in the last scene</dt>
              <dd>{draft.with_code ? 'Added: it leads guests to your invitation page' : 'Removed'}</dd>
            </div>
          )}
          {draft.bride_first !== order.customisation.bride_first && (
            <div>
              <dt>Order of names</dt>
              <dd>{draft.bride_first ? "Bride's name first" : "Groom's name first"}</dd>
            </div>
          )}
          {!isSameCards(order, draft) && (
            <div>
              <dt>Cards</dt>
              <dd>{draft.cards?.join(', ') ?? 'As the theme chooses'}</dd>
            </div>
          )}
        </dl>
        <div role="status">
          {isChanged ? (
            <WhoLooks theme={theme} details={draft.details} findings={findings} delivery={shop.delivery[order.delivery]} />
          ) : (
            <p className={css.quiet}>You have not changed anything yet. Correct a word, or choose other scenes as cards.</p>
          )}
        </div>
        {isChanged && <p>{costOf(terms)}</p>}
        {error !== null && (
          <Notice kind="error">
            <p>{messageOf(error)}</p>
          </Notice>
        )}
        <div className={css.actions}>
          {isChanged && (
            <Button busy={busy} onClick={onSend}>
              {terms.price ? `Order the correction: ${formatMoney(terms.price)}` : 'Remake my video'}
            </Button>
          )}
          <ButtonLink look="plain" to={back}>
            Back to the words
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

interface WhoLooksProps {
  theme: Pick<Video, 'fields'>;
  details: Readonly<Record<string, string>>;
  /** Of all scenes; undefined while they are being drawn, null if they cannot be. */
  findings: LiveStill['findings'] | undefined | null;
  delivery: string;
}

/** Predicts what studio decides after its draft, by the same rule. */
function WhoLooks({ theme, details, findings, delivery }: WhoLooksProps) {
  const reasons = lookReasons(theme.fields, details, findings ?? [], todayInIndia());
  if (reasons.length > 0) {
    return (
      <Notice kind="warning">
        <p>
          <strong>A designer checks this first</strong>, as {reasons.map((reason) => REASONS[reason]).join(', and ')}. The new
          video then takes as long as a new order: {delivery}.
        </p>
      </Notice>
    );
  }
  if (findings === undefined) return <p className={css.quiet}>Drawing the scenes to see whether a designer has to check…</p>;
  if (findings === null) {
    return <p>We check the new video when it is drawn. A designer checks it first if something does not fit its place.</p>;
  }
  return (
    <p>
      <strong>No designer has to check this.</strong> We remake your video at once and write to you when it is ready. If our final
      check finds something, a designer looks at it first.
    </p>
  );
}

const REASONS = {
  finding: 'something in the scenes does not fit its place or needs a check',
  date: 'a date in your invitation is not in the future',
} as const;

function costOf({ price, free_until }: CorrectionTerms): string {
  if (price) return `This correction costs ${formatMoney(price)}. You pay on the next page, and then we remake your video.`;
  const until = free_until ? ` until ${receiptDate(free_until)}` : '';
  return `This correction is free: one is included${until}. Please check everything now, since any further correction costs extra.`;
}
