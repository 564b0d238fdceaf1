import { formatMoney } from '@nimantran/proto/domain/currency';
import { videoIn } from '@nimantran/proto/domain/layout';
import type { Video } from '@nimantran/proto/domain/theme';
import type { ReactNode } from 'react';
import { PriceLines } from '../../../components/orders/price-lines.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { classes } from '../../../lib/classes.ts';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { invitationOf, namesOf } from '../../../lib/invitation/invitation-lines.ts';
import { usePricing } from '../../../lib/money/pricing.ts';
import { webThumbnail } from '../../../lib/themes/theme-queries.ts';
import { useQuote } from '../api/quotes.ts';
import { PriceNews } from './price-news.tsx';
import { QuoteProblem } from './quote-problem.tsx';
import css from './summary.module.css';

interface SummaryProps {
  theme: Video;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Leaves out the price lines: they are not final until more is chosen. */
  brief?: boolean;
  /** The scene that is being edited, in place of the theme's picture. */
  picture?: ReactNode;
  /** The step's only button: here and, on small screens, in the bottom bar. */
  action: ReactNode;
}

/** The invitation and its price, updated live beside the form. */
export function Summary({ theme, draft, change, brief = false, picture, action }: SummaryProps) {
  const { currency, visible } = usePricing();
  const { data: quote, isFetching, error, refetch } = useQuote(theme, draft, currency);
  const invitation = invitationOf(theme, draft);
  const { thumbnail } = videoIn(theme, draft.layout ?? undefined);
  return (
    <aside className={css.summary} aria-label="Your video">
      <div className={css.theme}>
        {picture ?? (thumbnail && <img src={webThumbnail(thumbnail)} alt="" width={640} height={360} className={css.picture} />)}
        <p className={css.names} dir="auto">
          <ScriptText>{namesOf(theme, draft) || theme.title}</ScriptText>
        </p>
        {invitation.lines
          .filter(({ field }) => field.kind === 'date' || field.kind === 'time' || field.kind === 'place')
          .map(({ field, text }) => (
            <p key={field.key} className={css.line} dir="auto">
              <ScriptText>{text}</ScriptText>
            </p>
          ))}
      </div>
      {visible && !brief && (
        <div className={classes(css.price, isFetching && css.waiting)}>
          {quote && <PriceLines lines={quote.lines} total={quote.total} />}
          {error && !quote && (
            <QuoteProblem error={error} onRetry={() => void refetch()} onDropCode={() => change({ promo_code: '' })} />
          )}
        </div>
      )}
      {visible && <PriceNews total={isFetching ? undefined : quote?.total} />}
      <div className={css.act} data-bottom-bar>
        {visible && quote && (
          <p className={css.total}>
            <small>Total</small>
            {formatMoney(quote.total)}
          </p>
        )}
        {action}
      </div>
    </aside>
  );
}
