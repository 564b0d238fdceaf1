import { useQuery } from '@tanstack/react-query';
import { VideoGrid, VideoGridSkeleton } from '../../../components/themes/video-grid.tsx';
import { themesQuery } from '../../../lib/themes/theme-queries.ts';
import css from './other-themes.module.css';

const SHOWN = 3;

/** More themes, for a category with few; themes in `beside` are not repeated. */
export function OtherThemes({ beside = [] }: { beside?: readonly { id: number }[] }) {
  const { data: popular, isError } = useQuery(themesQuery('most-popular'));
  const others = popular?.filter((theme) => beside.every(({ id }) => id !== theme.id)).slice(0, SHOWN);
  if (isError || others?.length === 0) return null;
  return (
    <section className={css.others} aria-labelledby="others">
      <h2 id="others">Most popular for other occasions</h2>
      {others ? <VideoGrid themes={others} heading="h3" /> : <VideoGridSkeleton cards={SHOWN} />}
    </section>
  );
}
