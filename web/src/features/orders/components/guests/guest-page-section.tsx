import type { Order } from '@nimantran/proto/domain/order';
import type { GuestPage } from '@nimantran/proto/http/guests/guest-pages';
import { INVITATION_PATH } from '@nimantran/proto/http/guests/invitations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, buttonClass } from '../../../../components/controls/button.tsx';
import { Field } from '../../../../components/controls/field.tsx';
import { Link } from '../../../../components/controls/link.tsx';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { Question } from '../../../../components/feedback/question.tsx';
import { Icon } from '../../../../components/pictures/icons.tsx';
import { copyText } from '../../../../lib/browser/copy-text.ts';
import { messageOf } from '../../../../lib/http/api.ts';
import { receiptDate } from '../../../../lib/time/dates.ts';
import { guestPageQuery, type PageChange, useChangePage } from '../../api/guest-page.ts';
import { shareWords, whatsAppUrl } from '../../lib/share-video.ts';
import css from './guest-page-section.module.css';
import { Replies } from './replies.tsx';

/** The page that guests open: its address, what the host can change, and what guests replied. Nothing for those whose order it is not. */
export function GuestPageSection({ order }: { order: Order }) {
  const { data: page } = useQuery(guestPageQuery(order.number));
  const change = useChangePage(order.number);
  if (page?.deleted && page.token === null) return <DeletedPage {...page.deleted} />;
  if (!page || (!page.can_turn_on && page.token === null)) return null;
  return (
    <section className={css.section} aria-labelledby="guest-page">
      <h2 id="guest-page">A page for your guests</h2>
      {page.on && page.token !== null ? (
        <OpenPage order={order} page={page} token={page.token} change={change} />
      ) : (
        <ClosedPage order={order} page={page} change={change} />
      )}
      {change.error && <Notice kind="error">{messageOf(change.error)}</Notice>}
      {page.token !== null && <Replies number={order.number} page={page} />}
    </section>
  );
}

function DeletedPage({ at, replies }: NonNullable<GuestPage['deleted']>) {
  return (
    <section className={css.section} aria-labelledby="guest-page">
      <h2 id="guest-page">The page for your guests</h2>
      <p>
        It was deleted on {receiptDate(at)} with {replies === 1 ? 'one reply' : `${replies} replies`}, as we promised your guests.
      </p>
    </section>
  );
}

type Change = ReturnType<typeof useChangePage>;

function ClosedPage({ order, page, change }: { order: Order; page: GuestPage; change: Change }) {
  return (
    <>
      <p>
        {page.token === null
          ? 'The film, the days and places with map and calendar, and a form for replies, at an address that only those you send it to know. It is off until you turn it on.'
          : `The page is off: its address ${order.customisation.with_code ? 'and the code in your video show' : 'shows'} nothing. Replies stay here for you.`}
      </p>
      {page.can_turn_on && (
        <div className={css.actions}>
          <Button busy={change.isPending} onClick={() => change.mutate({ kind: 'on' })}>
            {page.token === null ? 'Turn the page on' : 'Turn the page on again'}
          </Button>
        </div>
      )}
    </>
  );
}

interface OpenPageProps {
  order: Order;
  page: GuestPage;
  token: string;
  change: Change;
}

function OpenPage({ order, page, token, change }: OpenPageProps) {
  const [asks, setAsks] = useState<'off' | 'renew' | null>(null);
  const address = `${window.location.origin}${INVITATION_PATH}/${token}`;
  const words = `${shareWords(order)}\n${address}`;
  const confirm = (wanted: PageChange) => change.mutate(wanted, { onSuccess: () => setAsks(null) });
  return (
    <>
      <p>
        <a className={css.address} href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
        <br />
        <small>
          Whoever has this address sees the page. No search engine lists it.
          {page.kept_until && ` Page and replies are deleted on ${receiptDate(page.kept_until)}.`}
        </small>
      </p>
      <div className={css.actions}>
        <a className={buttonClass({ small: true })} href={whatsAppUrl(words)} target="_blank" rel="noreferrer">
          <Icon name="send" /> Send the address on WhatsApp
        </a>
        <Button look="plain" small onClick={() => void copyText(address, 'The address is copied.')}>
          Copy the address
        </Button>
      </div>
      <CodeLine order={order} page={page} />
      <ReplyDay page={page} change={change} />
      <div className={css.actions}>
        <Button look="quiet" small onClick={() => setAsks('renew')}>
          New address
        </Button>
        <Button look="quiet" small onClick={() => setAsks('off')}>
          Turn the page off
        </Button>
      </div>
      {asks === 'off' && (
        <Question
          title="Turn the page off?"
          no="Leave it on"
          yes="Turn it off"
          busy={change.isPending}
          error={change.error}
          onNo={() => setAsks(null)}
          onYes={() => confirm({ kind: 'off' })}
        >
          Guests who open the address see that it is no longer here. Replies stay, and you can turn the page on again.
        </Question>
      )}
      {asks === 'renew' && (
        <Question
          title="Give the page a new address?"
          no="Keep this address"
          yes="New address"
          busy={change.isPending}
          error={change.error}
          onNo={() => setAsks(null)}
          onYes={() => confirm({ kind: 'renew', replaces: token })}
        >
          The address that you have sent stops working for everybody, for good. Send the new one to those who are to have it.
          {order.customisation.with_code &&
            ' Codes in videos that went out, or are being made now, stop working too. Your next correction makes a video with the new one.'}
        </Question>
      )}
    </>
  );
}

/** Whether the video leads here too; a code is added by a correction. */
function CodeLine({ order, page }: { order: Order; page: GuestPage }) {
  if (order.customisation.with_code) return <p>The code in the last scene of your video leads here.</p>;
  if (page.last_day === null) return null;
  return (
    <p>
      Your video can show a code that leads here.{' '}
      <Link to={`/user/invitations/${order.number}/correct?code`}>Add the code to the video</Link>. It counts as a correction.
    </p>
  );
}

function ReplyDay({ page, change }: { page: GuestPage; change: Change }) {
  const { replies_close_on: day, last_day } = page;
  return (
    <div className={css.day}>
      <Field id="replies-close-on" label="Last day for replies" optional hint="The page takes no replies after that day.">
        {(control) => (
          <input
            {...control}
            type="date"
            key={day}
            defaultValue={day ?? ''}
            max={last_day ?? undefined}
            onBlur={({ target: { value } }) => value !== (day ?? '') && change.mutate({ kind: 'close', day: value || null })}
          />
        )}
      </Field>
    </div>
  );
}
