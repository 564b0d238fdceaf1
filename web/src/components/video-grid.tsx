import type { VideoSummary } from '@nimantran/proto/domain/theme';
import { Skeleton } from './skeleton.tsx';
import { VideoCard } from './video-card.tsx';
import css from './video-grid.module.css';

const EAGER_CARDS = 3;

/** One column on small screens, two on medium, three on large. */
export function VideoGrid({ themes, heading = 'h2' }: { themes: readonly VideoSummary[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className={css.grid}>
      {themes.map((theme, index) => (
        <li key={theme.id}>
          <VideoCard theme={theme} heading={heading} eager={index < EAGER_CARDS} />
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
