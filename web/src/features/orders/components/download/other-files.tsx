import { sizeInWords } from '@nimantran/proto/domain/file-size';
import { CARD_FILES, type DownloadFile, type Order, type OrderDownload } from '@nimantran/proto/domain/order';
import { downloadOrderFiles } from '@nimantran/proto/http/orders/orders';
import { addressOf } from '@nimantran/proto/http/shared/client';
import { buttonClass } from '../../../../components/controls/button.tsx';
import { Icon } from '../../../../components/pictures/icons.tsx';
import { classes } from '../../../../lib/classes.ts';
import { useDownload } from '../../hooks/use-download.ts';
import { canShare, downloadOf, isPdf, shareWords } from '../../lib/share-video.ts';
import css from '../order-status.module.css';
import { SaveButton } from './save-button.tsx';
import { ShareButton } from './share-button.tsx';

const FILES = [...CARD_FILES, 'square', 'pdf', 'pdf-5x7', 'loop'] as const;
type OtherFile = (typeof FILES)[number];

const NAMES: Readonly<Record<OtherFile, string>> = {
  'card-1': 'Card 1',
  'card-2': 'Card 2',
  'card-3': 'Card 3',
  'card-4': 'Card 4',
  square: 'Square card',
  pdf: 'Cards for print',
  'pdf-5x7': '5 × 7 cards for print',
  loop: 'Short clip',
};

const KINDS: Readonly<Partial<Record<DownloadFile, string>>> = {
  pdf: 'PDF, A5 with bleed',
  'pdf-5x7': 'PDF, 5 × 7 inches with bleed',
  loop: 'Video without sound',
};

/** What goes out with an invitation besides the video, one file a line. */
export function OtherFiles({ order }: { order: Order }) {
  const files = FILES.flatMap((file) => {
    const download = downloadOf(order, file);
    return download ? [{ file, download }] : [];
  });
  if (files.length === 0) return null;
  const sum = order.downloads.reduce((bytes, { size_bytes }) => bytes + size_bytes, 0);
  return (
    <section aria-labelledby="other-files" className={css.share}>
      <h3 id="other-files">Cards, print and a short clip</h3>
      <p>Made from the same words: pictures to send or post, PDFs to print, and some seconds of the video without sound.</p>
      <div className={css.actions}>
        <a
          className={buttonClass({ small: true, look: 'plain' })}
          href={addressOf(downloadOrderFiles, { params: { number: order.number }, query: undefined })}
          download
        >
          <Icon name="download" /> Download all ({sizeInWords(sum)})
        </a>
      </div>
      <ul className={css.files}>
        {files.map(({ file, download }) => (
          <FileLine key={file} order={order} file={file} download={download} />
        ))}
      </ul>
    </section>
  );
}

function FileLine({ order, file, download }: { order: Order; file: OtherFile; download: OrderDownload }) {
  const fetchLinks = useDownload(order.number, file);
  const name = NAMES[file];
  return (
    <li>
      <Picture of={file} order={order} />
      <div className={css.line}>
        <p>
          {name} <small>{factsOf(file, download)}</small>
        </p>
        <div className={css.actions}>
          {canShare(file) && <ShareButton name={name} download={download} words={shareWords(order)} fetchLinks={fetchLinks} />}
          <SaveButton small look="plain" fetchLinks={fetchLinks}>
            Download<span className="visually-hidden"> {name}</span>
          </SaveButton>
        </div>
      </div>
    </li>
  );
}

/** What a file looks like, so that cards can be told apart; the PDF and the square begin with the first card, on a ground. */
function Picture({ of, order: { theme, thumbnail_urls = [] } }: { of: OtherFile; order: Order }) {
  if (thumbnail_urls.length === 0) return null;
  const isOnGround = isPdf(of) || of === 'square';
  const src = of === 'loop' ? undefined : thumbnail_urls[isOnGround ? 0 : CARD_FILES.indexOf(of)];
  const shape = of === 'square' ? css.square : theme.portrait_orientation && css.upright;
  return (
    <span className={classes(css.picture, shape, isOnGround && css.page)}>
      {src === undefined ? <Icon name="play" /> : <img src={src} alt="" loading="lazy" />}
    </span>
  );
}

function factsOf(file: DownloadFile, { width, height, size_bytes }: OrderDownload): string {
  const kind = KINDS[file] ?? 'Picture';
  const size = width !== undefined && height !== undefined ? `, ${width} × ${height}` : '';
  return `${kind}${size}, ${sizeInWords(size_bytes)}`;
}
