import { Link } from '../controls/link.tsx';
import css from './span-choice.module.css';

/** The number of days shown, kept in the address. */
export function SpanChoice({ spans, chosen }: { spans: readonly number[]; chosen: number }) {
  return (
    <nav aria-label="Days shown">
      <ul className={css.spans}>
        {spans.map((span) => (
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
