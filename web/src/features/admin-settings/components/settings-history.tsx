import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../components/controls/button.tsx';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { settingsHistoryQuery } from '../api/settings-queries.ts';
import { BeforeAndAfter } from './before-and-after.tsx';
import css from './settings.module.css';

/** Every change, newest first: who, when, before and after. */
export function SettingsHistory() {
  const asked = useInfiniteQuery({
    ...settingsHistoryQuery,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = asked;
  return (
    <LoadedSection
      title="History"
      asked={asked}
      none="Nobody has changed the settings yet."
      isEmpty={(list) => list.length === 0}
    >
      {(entries) => (
        <>
          <ol className={css.history}>
            {entries.map(({ version, section, before, after, changed_at, changed_by, agreed_by }) => (
              <li key={version}>
                <p>
                  {changed_by.email}
                  {agreed_by && ` and ${agreed_by.email}`}, <time dateTime={changed_at}>{shortIndianMoment(changed_at)}</time>
                </p>
                <BeforeAndAfter before={{ [section]: before }} after={{ [section]: after }} />
              </li>
            ))}
          </ol>
          {hasNextPage && (
            <div>
              <Button look="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show older changes
              </Button>
            </div>
          )}
        </>
      )}
    </LoadedSection>
  );
}
