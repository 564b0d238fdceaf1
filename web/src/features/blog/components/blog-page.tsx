import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { BreadcrumbData } from '../../../components/page/structured-data.tsx';
import { postsQuery } from '../api/post-queries.ts';
import css from './blog-page.module.css';
import { BlogSkeleton } from './blog-skeleton.tsx';
import { PostCard } from './post-card.tsx';

export function BlogPage() {
  const { data, isError, refetch } = useQuery(postsQuery);
  const posts = data?.posts ?? [];
  const [first] = posts;
  const large = largeOf(posts.length);
  return (
    <Page>
      <PageMeta
        title="Blog"
        description="What to write in an invitation, whose name comes first and when to send it: advice for weddings, birthdays, house warmings and everything in between."
        image={first?.thumbnail}
        imageAlt={first?.thumbnail_alt}
      />
      <BreadcrumbData trail={[{ name: 'Blog', path: '/blog' }]} />
      <header className={css.head}>
        <h1>Blog</h1>
        <p>What to write, whose name comes first, and when to send it, with wording you can copy.</p>
      </header>
      {first !== undefined ? (
        <>
          <div className={css.large}>
            {posts.slice(0, large).map((post) => (
              <PostCard key={post.slug} post={post} look="large" load={post === first ? 'first' : 'lazy'} />
            ))}
          </div>
          <ul className={css.grid}>
            {posts.slice(large).map((post) => (
              <li key={post.slug} data-later="">
                <PostCard post={post} />
              </li>
            ))}
          </ul>
        </>
      ) : isError ? (
        <EmptyState
          title="The articles could not be loaded."
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : data !== undefined ? (
        <EmptyState title="No articles yet." />
      ) : (
        <BlogSkeleton />
      )}
    </Page>
  );
}

/** The number of large articles at the top that leaves full rows of three below. */
const largeOf = (posts: number): number => 1 + ((posts + 2) % 3);
