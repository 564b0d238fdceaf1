import { aggregateRating } from '@nimantran/proto/domain/pricing';
import type { Video } from '@nimantran/proto/domain/theme';
import { ButtonLink } from '../../../components/button.tsx';
import { Icon } from '../../../components/icons.tsx';
import { Price } from '../../../components/price.tsx';
import { usePricing } from '../../../lib/pricing.ts';
import { SHOP } from '../../../lib/shop.ts';
import css from './details-page.module.css';

const CREATE = '/video/create';

/** Price, the one button, and what makes it safe to press. */
export function BuyPanel({ theme }: { theme: Video }) {
  const { starting, visible } = usePricing();
  const price = starting(theme.pricing_id);
  const rating = aggregateRating(theme.pricing_id);
  return (
    <>
      <div className={css.act}>
        {visible && price && (
          <p className={css.price}>
            Starts at just <Price now={price.price} before={price.offer_price} />
          </p>
        )}
        <EditVideo theme={theme} wide className={css.inPanel} />
        <p className={css.rating}>
          Rated {rating.value} of 5 by {rating.count} customers
        </p>
      </div>
      <ul className={css.trust}>
        <li>
          <Icon name="clock" size={18} /> Express in {SHOP.delivery.express}, standard in {SHOP.delivery.standard}
        </li>
        <li>
          <Icon name="check" size={18} /> A designer checks every name and date before you get it
        </li>
        <li>
          <Icon name="check" size={18} /> Cheaper elsewhere? We refund the difference
        </li>
      </ul>
    </>
  );
}

/** The same on small screens, always in reach. */
export function BuyBar({ theme }: { theme: Video }) {
  const { starting, visible } = usePricing();
  const price = starting(theme.pricing_id);
  return (
    <div className={css.bar} data-bottom-bar>
      {visible && price ? (
        <p>
          <small>Starts at just</small>
          <Price now={price.price} />
        </p>
      ) : (
        <span />
      )}
      <EditVideo theme={theme} />
    </div>
  );
}

function EditVideo({ theme, wide, className }: { theme: Video; wide?: boolean; className?: string | undefined }) {
  return (
    <ButtonLink to={`${CREATE}?theme=${theme.id}`} state={{ video: theme }} wide={wide ?? false} className={className}>
      Edit Video
    </ButtonLink>
  );
}
