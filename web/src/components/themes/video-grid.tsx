import type { ListedTheme } from '../../lib/themes/theme-queries.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { VideoCard } from './video-card.tsx';
import css from './video-grid.module.css';

/** The other cards are laid out later (styles/base.css). */
const FIRST_CARDS = 3;

interface VideoGridProps {
  themes: readonly ListedTheme[];
  heading?: 'h2' | 'h3';
  /**
   * True if the grid is on the page's first screen: its first picture loads before everything else and shares the bandwidth with
   * none.
   */
  first?: boolean;
  /** Shows upright pictures: all videos of the list can be had upright. */
  upright?: boolean;
}

/** One column on small screens, two on medium, three on large. */
export function VideoGrid({ themes, heading = 'h2', first = false, upright }: VideoGridProps) {
  return (
    <ul className={css.grid}>
      {themes.map((theme, index) => (
        <li key={theme.id} data-later={index < FIRST_CARDS ? undefined : ''}>
          <VideoCard theme={theme} heading={heading} load={first && index === 0 ? 'first' : 'lazy'} upright={upright} />
        </li>
      ))}
    </ul>
  );
}

export function VideoGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <div className={css.grid} role="status" aria-label="Loading themes">
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
        <div key={index}>
          <Skeleton className={css.bone} />
          <Skeleton className={css.line} />
        </div>
      ))}
    </div>
  );
}
