import { exportReplies, type GuestPage, type HostReply } from '@nimantran/proto/http/guests/guest-pages';
import { addressOf } from '@nimantran/proto/http/shared/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../../../../components/controls/button.tsx';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { Question } from '../../../../components/feedback/question.tsx';
import { Icon } from '../../../../components/pictures/icons.tsx';
import { ScriptText } from '../../../../components/text/script-text.tsx';
import { messageOf } from '../../../../lib/http/api.ts';
import { shortIndianMoment } from '../../../../lib/time/dates.ts';
import { repliesQuery, useChangeReply } from '../../api/guest-page.ts';
import css from './guest-page-section.module.css';

/** What guests replied: how many come to which function, then each reply. */
export function Replies({ number, page }: { number: string; page: GuestPage }) {
  const { coming, not_coming, suspect, functions } = page.counts;
  const heading = useRef<HTMLHeadingElement>(null);
  if (coming + not_coming + suspect === 0)
    return <p className={css.small}>Nobody has replied yet. We write to you once a day when somebody does.</p>;
  return (
    <div className={css.replies}>
      <h3 ref={heading} tabIndex={-1}>
        Replies
      </h3>
      <dl className={css.counts}>
        {functions.map(({ key, title, people }) => (
          <div key={key}>
            <dt>
              <ScriptText>{title}</ScriptText>
            </dt>
            <dd>{people === 1 ? '1 guest' : `${people} guests`}</dd>
          </div>
        ))}
        <div>
          <dt>Replies</dt>
          <dd>
            {coming} yes, {not_coming} no
          </dd>
        </div>
      </dl>
      <ReplyList {...{ number, page, heading }} suspect={false} />
      {suspect > 0 && (
        <details>
          <summary>{suspect === 1 ? '1 reply looks' : `${suspect} replies look`} like a program’s; not counted</summary>
          <ReplyList {...{ number, page, heading }} suspect />
        </details>
      )}
      <div className={css.actions}>
        <a
          className={buttonClass({ look: 'plain', small: true })}
          href={addressOf(exportReplies, { params: { number } })}
          download
        >
          <Icon name="download" /> Download as a table
        </a>
      </div>
    </div>
  );
}

interface ReplyListProps {
  number: string;
  page: GuestPage;
  suspect: boolean;
  /** Takes the focus when a reply is gone, and its button with it. */
  heading: RefObject<HTMLHeadingElement | null>;
}

function ReplyList({ number, page, suspect, heading }: ReplyListProps) {
  // Counts are asked for now and then: a change of them brings the list.
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    repliesQuery(number, suspect, page.counts),
  );
  const [asksFor, setAsksFor] = useState<HostReply | null>(null);
  const [deleted, setDeleted] = useState(0);
  const change = useChangeReply(number);
  const closeDeleted = () => {
    setAsksFor(null);
    setDeleted((count) => count + 1);
  };
  // Once the question is gone: nothing behind it takes the focus before.
  useEffect(() => {
    if (deleted > 0) heading.current?.focus();
  }, [deleted, heading]);
  if (error) return <Notice kind="error">{messageOf(error)}</Notice>;
  const replies = data?.pages.flatMap((each) => each.replies) ?? [];
  return (
    <>
      <ul className={css.list}>
        {replies.map((reply) => (
          <li key={reply.id}>
            <Reply reply={reply} functions={page.counts.functions} />
            <div className={css.actions}>
              {suspect && (
                <Button look="plain" small onClick={() => change.mutate({ id: reply.id, does: 'accept' })}>
                  Count it<span className="visually-hidden">: the reply of {reply.name}</span>
                </Button>
              )}
              <Button look="quiet" small onClick={() => setAsksFor(reply)}>
                Delete<span className="visually-hidden"> the reply of {reply.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="plain" small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {asksFor && (
        <Question
          title="Delete this reply?"
          no="Keep it"
          yes="Delete it"
          busy={change.isPending}
          error={change.error}
          onNo={() => setAsksFor(null)}
          onYes={() => change.mutate({ id: asksFor.id, does: 'delete' }, { onSuccess: closeDeleted })}
        >
          The reply of <ScriptText>{asksFor.name}</ScriptText> is deleted for good. The guest is not told.
        </Question>
      )}
    </>
  );
}

function Reply({ reply, functions }: { reply: HostReply; functions: GuestPage['counts']['functions'] }) {
  const { name, coming, people, line, updated_at } = reply;
  const counts = functions.filter(({ key }) => people[key] !== undefined);
  const answer = !coming
    ? 'Not coming'
    : counts.length === 1 && functions.length === 1
      ? `Coming: ${people[counts[0]?.key ?? '']}`
      : `Coming: ${counts.map(({ key, title }) => `${title} ${people[key]}`).join(', ')}`;
  return (
    <div>
      <p>
        <strong dir="auto">
          <ScriptText>{name}</ScriptText>
        </strong>{' '}
        <small>{shortIndianMoment(updated_at)}</small>
      </p>
      <p>
        <ScriptText>{answer}</ScriptText>
      </p>
      {line !== '' && (
        <p className={css.line} dir="auto">
          <ScriptText>{line}</ScriptText>
        </p>
      )}
    </div>
  );
}
