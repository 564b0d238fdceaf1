import type { ThemeRating } from '@nimantran/proto/domain/rating';
import css from './buyers-say.module.css';

/** The newest lines of buyers, each with our answer. */
export function BuyersSay({ lines }: Pick<ThemeRating, 'lines'>) {
  return (
    <section aria-labelledby="buyers">
      <h2 id="buyers">What buyers say</h2>
      <ul className={css.lines}>
        {lines.map(({ stars, line, answer, rated_on }) => (
          <li key={`${rated_on} ${line}`}>
            <p>
              <b>{stars} of 5</b> <span dir="auto">{line}</span>
            </p>
            {answer !== '' && (
              <p className={css.answer} dir="auto">
                Our answer: {answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
