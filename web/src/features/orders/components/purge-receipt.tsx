import { sizeInWords } from '@nimantran/proto/domain/file-size';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { messageOf } from '../../../lib/http/api.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { purgeReceiptQuery } from '../api/orders.ts';
import { deletedKind } from '../lib/uploads-text.ts';
import css from './order-uploads.module.css';

/** The receipt of the deletion, file by file; fetched when the customer opens it. */
export function PurgeReceipt({ number }: { number: string }) {
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({ ...purgeReceiptQuery(number), enabled: open });
  return (
    <details className={css.receipt} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Deletion receipt</summary>
      <p className={css.quiet}>
        Each deleted file with its fingerprint (SHA-256). A fingerprint reveals nothing about a file; it only proves which file it
        was.
      </p>
      {error && (
        <p>
          {messageOf(error)}{' '}
          <Button look="plain" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!data && !error && <p role="status">Loading the receipt</p>}
      {data && (
        <ol className={css.lines}>
          {data.lines.map((line) => (
            <li key={line.what + line.sha256}>
              <p>{deletedKind(line.what)}</p>
              <p className={css.quiet}>
                {sizeInWords(line.size_bytes)}, deleted {shortIndianMoment(line.purged_at)}
              </p>
              <code>{line.sha256}</code>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
