import type { PostHeading } from '@nimantran/proto/domain/post';
import { Icon } from '../../../components/pictures/icons.tsx';
import css from './contents.module.css';

/** The headings of an article: beside it if there is room, otherwise folded away above it. */
export function Contents({ headings }: { headings: readonly PostHeading[] }) {
  if (headings.length < 3) return null;
  const list = (
    <ol className={css.list}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={css.beside} aria-label="In this article">
        <p className={css.title}>In this article</p>
        {list}
      </nav>
      <details className={css.above}>
        <summary>
          In this article
          <Icon name="down" />
        </summary>
        <nav aria-label="In this article">{list}</nav>
      </details>
    </>
  );
}
