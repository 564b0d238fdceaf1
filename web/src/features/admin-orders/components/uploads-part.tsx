import { sizeInWords } from '@nimantran/proto/domain/file-size';
import { type Order, UPLOADS_KEPT_STAFF_LABELS } from '@nimantran/proto/domain/order';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/http/api.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { receiptQuery } from '../api/order-queries.ts';
import css from './order-page.module.css';
import { Section } from './section.tsx';

/** State of the customer's uploads, with the receipt of their deletion. */
export function UploadsPart({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({ ...receiptQuery(order.number), enabled: open });
  return (
    <Section title="Uploads">
      <p>{standingOf(order.uploads)}</p>
      {order.uploads.state === 'purged' && (
        <details className={css.receipt} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>Deletion receipt</summary>
          {error && <p role="alert">{messageOf(error)}</p>}
          {!data && !error && <p role="status">Loading the receipt …</p>}
          {data && (
            <ol className={css.list}>
              {data.lines.map((line) => (
                <li key={line.what + line.sha256}>
                  {line.what}, {sizeInWords(line.size_bytes)}, {shortIndianMoment(line.purged_at)}
                  <br />
                  <code>{line.sha256}</code>
                </li>
              ))}
            </ol>
          )}
        </details>
      )}
    </Section>
  );
}

function standingOf({ state, photos, music, reason, due_at, purged_at }: Order['uploads']): string {
  const what = [photos > 0 && `${photos} ${photos === 1 ? 'photo' : 'photos'}`, music > 0 && 'music']
    .filter(Boolean)
    .join(' and ');
  switch (state) {
    case 'none':
      return 'Nothing was uploaded for this order.';
    case 'kept':
      return `${what} kept. ${reason ? UPLOADS_KEPT_STAFF_LABELS[reason] : ''}`;
    case 'due':
      return `${what} kept until ${due_at ? shortIndianMoment(due_at) : 'the next clean-up'}, then deleted.`;
    case 'purged':
      return `${what || 'Everything'} deleted${purged_at ? ` ${shortIndianMoment(purged_at)}` : ''}.`;
  }
}
