import { findCategory } from '@nimantran/proto/domain/category';
import type { Post } from '@nimantran/proto/domain/post';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { NotFound } from '../../../components/page/not-found.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { ArticleData, BreadcrumbData } from '../../../components/page/structured-data.tsx';
import { VideoGrid } from '../../../components/themes/video-grid.tsx';
import { statusOf } from '../../../lib/http/api.ts';
import { useShop } from '../../../lib/page/page-context.ts';
import { postQuery } from '../api/post-queries.ts';
import { postTags } from '../lib/post-tags.ts';
import { BlogSkeleton } from './blog-skeleton.tsx';
import { Contents } from './contents.tsx';
import { PostBody } from './post-body.tsx';
import { PostCard } from './post-card.tsx';
import { PostFacts } from './post-facts.tsx';
import css from './post-page.module.css';
import { PostPicture } from './post-picture.tsx';

export function PostPage() {
  const { slug = '' } = useParams();
  const { data: post, error, refetch } = useQuery(postQuery(slug));
  if (post !== undefined) return <Article key={slug} post={post} />;
  if (statusOf(error) === 404 || statusOf(error) === 400) return <NotFound />;
  return (
    <Page>
      <PageMeta title="Blog" description="The article could not be loaded." noIndex />
      {error === null ? (
        <BlogSkeleton />
      ) : (
        <EmptyState
          heading="h1"
          title="The article could not be loaded."
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
    </Page>
  );
}

function Article({ post }: { post: Post }) {
  const shop = useShop();
  const { title, metadata, published_at, thumbnail, thumbnail_alt } = post;
  const category = findCategory(post.category);
  const tags = postTags(metadata.topic);
  return (
    <Page>
      <PageMeta
        title={title}
        description={metadata.short_description}
        type="article"
        image={thumbnail}
        imageAlt={thumbnail_alt || title}
        article={{ published_at, tags, publisher: shop.about.name }}
      />
      <ArticleData article={{ title, description: metadata.short_description, image: thumbnail, published_at, keywords: tags }} />
      <BreadcrumbData
        trail={[
          { name: 'Blog', path: '/blog' },
          { name: title, path: `/blog/${post.slug}` },
        ]}
      />
      <article className={css.article} lang="en">
        <header className={css.head}>
          <p className={css.crumb}>
            <Link to="/blog">Blog</Link>
            {category && <Link to={`/category/${category.slug}`}>{category.name}</Link>}
          </p>
          <h1>{title}</h1>
          <p className={css.about}>{metadata.short_description}</p>
          <PostFacts post={post} />
        </header>
        <div className={css.picture}>
          <PostPicture post={post} place="top" load="first" />
        </div>
        <Contents headings={post.headings} />
        <PostBody body={post.body} />
      </article>
      {post.themes.length > 0 && category && (
        <section className={css.after} aria-labelledby="films">
          <div className={css.afterHead}>
            <h2 id="films">Videos for the day</h2>
            <ButtonLink look="plain" small to={`/category/${category.slug}`}>
              All {category.name} themes
            </ButtonLink>
          </div>
          <VideoGrid themes={post.themes} heading="h3" />
        </section>
      )}
      <section className={css.after} data-later="" aria-labelledby="next">
        <h2 id="next">Read next</h2>
        <ul className={css.related}>
          {post.related.map((other) => (
            <li key={other.slug}>
              <PostCard post={other} heading="h3" />
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
