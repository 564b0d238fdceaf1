import { ButtonLink } from '../../../../components/controls/button.tsx';
import { Price } from '../../../../components/orders/price.tsx';
import { Icon } from '../../../../components/pictures/icons.tsx';
import { usePricing } from '../../../../lib/money/pricing.ts';
import { useShop } from '../../../../lib/page/page-context.ts';
import type { ShownTheme } from '../../../../lib/themes/theme-queries.ts';
import { useReportEdit } from '../../hooks/use-report-edit.ts';
import css from './buy-panel.module.css';

const CREATE = '/video/create';

interface BuyProps {
  theme: ShownTheme;
  /** The shape and the colours shown, as a query of the form's address: it begins with them. */
  look: string;
}

/** Price, the button, and reassurance that it is safe to press. */
export function BuyPanel({ theme, look }: BuyProps) {
  const { claims, delivery } = useShop();
  const { starting, visible } = usePricing();
  const price = starting(theme.pricing_id);
  const { rating } = theme;
  return (
    <>
      <div className={css.act}>
        {visible && price && (
          <p className={css.price}>
            Starts at just <Price now={price.price} before={price.offer_price} />
          </p>
        )}
        <EditVideo theme={theme} look={look} wide className={css.inPanel} />
        {rating && (
          <p className={css.rating}>
            <Star /> Rated {rating.value} of 5 by {rating.count} {rating.count === 1 ? 'customer' : 'customers'}
          </p>
        )}
      </div>
      <ul className={css.trust}>
        <li>
          <Icon name="clock" size={18} />
          <p>
            {claims.delivery ? `Yours ${claims.delivery} with Express` : 'Express or standard delivery'}
            <span>
              Express takes {delivery.express}, standard delivery {delivery.standard}
            </span>
          </p>
        </li>
        <li>
          <Icon name="edit" size={18} />
          <p>
            Made by our designers
            <span>{theme.auto_deliver ? 'Every video is checked' : 'A person checks every name and date'} before you get it</span>
          </p>
        </li>
        {claims.guarantee && (
          <li>
            <Icon name="check" size={18} />
            <p>
              Lowest price guarantee{claims.payments && `, ${claims.payments}`}
              <span>{claims.guarantee}</span>
            </p>
          </li>
        )}
      </ul>
    </>
  );
}

/** The same for small screens, always within reach. */
export function BuyBar({ theme, look }: BuyProps) {
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
      <EditVideo theme={theme} look={look} />
    </div>
  );
}

function EditVideo({ theme, look, wide, className }: BuyProps & { wide?: boolean; className?: string | undefined }) {
  const report = useReportEdit(theme);
  const to = `${CREATE}?theme=${theme.id}${look}`;
  return (
    <ButtonLink to={to} state={{ video: theme }} wide={wide ?? false} className={className} onClick={report}>
      Edit Video
    </ButtonLink>
  );
}

const Star = () => (
  <svg width="16" height="16" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    <path d="m10 1.800 2.500 5.300 5.800.8-4.200 4 1 5.800-5.100-2.800-5.100 2.800 1-5.800-4.200-4 5.800-.8z" />
  </svg>
);
