import type { Post } from '@nimantran/proto/domain/post';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import css from './post-body.module.css';
import { Sample } from './sample.tsx';

/** The text of an article. Its HTML is the shop's own (see proto); links into the shop are followed without a page load. */
export function PostBody({ body }: { body: Post['body'] }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const path = pathToFollow(event);
    if (path === undefined) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is a link within
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by its keys too
    <div className={css.body} onClick={follow}>
      {body.map((block, index) =>
        block.kind === 'sample' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article stands still
          <Sample key={index} sample={block} />
        ) : (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: an article stands still
            key={index}
            className={css.words}
            data-later={index ? '' : undefined}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by catalog from our own Markdown, raw HTML escaped
            dangerouslySetInnerHTML={{ __html: block.html }}
          />
        ),
      )}
    </div>
  );
}

/** The path of a plain click on a link into the shop; the browser handles clicks that open a tab or lead elsewhere. */
function pathToFollow(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.getAttribute('href')?.startsWith('/') ? link.pathname + link.search + link.hash : undefined;
}
