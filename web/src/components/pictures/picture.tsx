import { preload } from 'react-dom';
import type { PictureFiles } from '../../lib/themes/theme-picture.ts';

/**
 * `first`: the largest picture of the first screen, one of each page: asked for before anything else, by the page's head.
 * `eager`: also of the first screen. Others wait until they come near.
 */
export type PictureLoad = 'first' | 'eager' | 'lazy';

interface PictureProps {
  files: PictureFiles;
  alt: string;
  /** How wide it is shown, as `sizes` of HTML: the browser picks the file by this. */
  sizes: string;
  load?: PictureLoad;
  className?: string | undefined;
}

/** A picture in the smallest format that the browser knows and the size that it needs. It takes its room before it is there. */
export function Picture({ files, alt, sizes, load = 'lazy', className }: PictureProps) {
  const { src, sources, width, height } = files;
  const first = load === 'first';
  const [best] = sources;
  if (first && best) {
    preload(src, { as: 'image', type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes, fetchPriority: 'high' });
  }
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={load === 'lazy' ? 'lazy' : undefined}
        decoding={first ? undefined : 'async'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}
