import { preload } from 'react-dom';
import type { PictureFiles } from '../../lib/themes/theme-picture.ts';

/**
 * `first`: the largest picture of the first screen, one per page, preloaded from the page's head. `eager`: other pictures on the
 * first screen. Others load when they come near.
 */
export type PictureLoad = 'first' | 'eager' | 'lazy';

interface PictureProps {
  files: PictureFiles;
  alt: string;
  /** Display width, as the HTML `sizes` attribute: the browser picks the file by it. */
  sizes: string;
  load?: PictureLoad;
  className?: string | undefined;
}

/**
 * A picture in the smallest format that the browser supports and the size that it needs. Its space is reserved before it loads.
 */
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
