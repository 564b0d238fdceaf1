import { usePageContext } from '../../lib/page/page-context.ts';
import css from './consent-choices.module.css';

/** A row in the footer's help list that reopens the consent question; absent if the shop does not count visits. */
export function CookieChoices() {
  const { settings } = usePageContext();
  if (settings.analytics_id === null) return null;
  return (
    <li>
      <button type="button" className={css.choices} onClick={() => void ask()}>
        Cookie choices
      </button>
    </li>
  );
}

/** The question's code loads with it. */
async function ask(): Promise<void> {
  try {
    (await import('../../lib/analytics/consent.ts')).askAgain();
  } catch (error) {
    console.warn('The question could not be loaded', error);
  }
}
