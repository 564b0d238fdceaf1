import type { AdminRating } from '@nimantran/proto/http/orders/ratings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import part from '../../../components/staff/loaded-section.module.css';
import { LoadedSection, Table } from '../../../components/staff/loaded-section.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { ratingsQuery } from '../api/rating-queries.ts';
import { AnswerDialog, HideDialog } from './rating-dialogs.tsx';

type Open = { kind: 'answer' | 'hide'; rating: AdminRating };

/** What buyers say, with our answers. */
export function RatingsPage() {
  const asked = useQuery(ratingsQuery);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <AdminFrame
      title="Ratings"
      lead="What buyers of delivered orders say. Pages and search engines are told these, and no others."
    >
      <LoadedSection
        title="The last ratings"
        asked={asked}
        none="Nobody has rated an order yet."
        isEmpty={(ratings) => ratings.length === 0}
      >
        {(ratings) => (
          <Table label="The last ratings" heads={['Order', 'Stars', 'Line', 'Our answer', 'Changed', 'Actions']}>
            {ratings.map((rating) => (
              <tr key={rating.order_number}>
                <td>
                  <Link to={`/admin/orders/${rating.order_number}`}>{rating.order_number}</Link>
                  <br />
                  <span className={part.quiet}>{rating.theme_title}</span>
                </td>
                <td>{rating.stars}</td>
                <td dir="auto">
                  <ScriptText>{rating.line || '–'}</ScriptText>
                  {rating.hidden_reason !== null && (
                    <>
                      <br />
                      <span className={part.quiet}>Hidden: {rating.hidden_reason}</span>
                    </>
                  )}
                </td>
                <td dir="auto">
                  <ScriptText>{rating.answer || '–'}</ScriptText>
                </td>
                <td>{shortIndianMoment(rating.changed_at)}</td>
                <td>
                  <Button small look="plain" onClick={() => setOpen({ kind: 'answer', rating })}>
                    Answer<span className="visually-hidden"> {rating.order_number}</span>
                  </Button>{' '}
                  <Button small look="plain" onClick={() => setOpen({ kind: 'hide', rating })}>
                    {rating.hidden_at === null ? 'Hide' : 'Show'}
                    <span className="visually-hidden"> {rating.order_number}</span>
                  </Button>
                </td>
              </tr>
            ))}
          </Table>
        )}
      </LoadedSection>
      {open?.kind === 'answer' && <AnswerDialog rating={open.rating} onClose={close} />}
      {open?.kind === 'hide' && <HideDialog rating={open.rating} onClose={close} />}
    </AdminFrame>
  );
}
