import { FIGURE_SPANS } from '@nimantran/proto/http/orders-figures';
import { Link } from '../../../components/link.tsx';
import type { FigureSpan } from '../api/figures-queries.ts';
import css from './day-by-day.module.css';

/** How many days the plots show; it stands in the address. */
export function SpanChoice({ chosen }: { chosen: FigureSpan }) {
  return (
    <nav aria-label="Days shown">
      <ul className={css.spans}>
        {FIGURE_SPANS.map((span) => (
          <li key={span}>
            <Link to={`?days=${span}`} replace aria-current={span === chosen ? 'true' : undefined}>
              {span} days
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
