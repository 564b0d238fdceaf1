import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../../components/controls/button.tsx';
import { VideoGrid } from '../../../../components/themes/video-grid.tsx';
import { useInBrowser } from '../../../../lib/browser/use-in-browser.ts';
import type { ListedTheme } from '../../../../lib/themes/theme-queries.ts';
import css from './popular-themes.module.css';

/** Fills whole rows of two and of three. */
const AT_FIRST = 12;
const ALL = { allThemes: true };

/** Stores in the page's history that all were shown, so that a returning visitor finds the same position. */
export function PopularThemes({ themes }: { themes: readonly ListedTheme[] }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const all = useInBrowser(wantsAll(state), false) || themes.length <= AT_FIRST + 1;
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className={css.heading}>
        Most Popular Themes
      </h2>
      <VideoGrid themes={all ? themes : themes.slice(0, AT_FIRST)} heading="h3" />
      {!all && (
        <p className={css.more}>
          <Button look="plain" onClick={() => void navigate('.', { replace: true, state: ALL })}>
            Show all {themes.length} themes
          </Button>
        </p>
      )}
    </section>
  );
}

const wantsAll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'allThemes' in state && state.allThemes === true;
