import type { MySession } from '@nimantran/proto/http/identity/my-account';
import { useRef } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { useFocusFallback } from '../../../lib/hooks/use-focus-fallback.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { receiptDate } from '../../../lib/time/dates.ts';
import { useEndSessions } from '../hooks/use-end-sessions.ts';
import { useEndSession, useMySessions } from '../hooks/use-my-sessions.ts';
import css from './account-page.module.css';

/** For users who lost a device, signed in on a shared one, or suspect another person's access. */
export function MySessions() {
  const ending = useEndSessions();
  const asked = useMySessions();
  const heading = useRef<HTMLHeadingElement>(null);
  const keptFocus = useFocusFallback(heading);
  return (
    <section className={css.part} aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        Where you are signed in
      </h2>
      {asked.isPending && <Skeleton className={css.waiting} />}
      {asked.isError && (
        <Notice kind="error">
          <p>{messageOf(asked.error)}</p>
          <Button look="plain" small busy={asked.isFetching} onClick={() => void asked.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {asked.data && (
        <ul className={css.places} {...keptFocus}>
          {asked.data.sessions.map((session) => (
            <Place key={session.id} session={session} />
          ))}
        </ul>
      )}
      <p>Lost your phone, or used a shared computer? This signs you out on every device, including this one.</p>
      {ending.isError && <Notice kind="error">{messageOf(ending.error)}</Notice>}
      <Button look="plain" busy={ending.isPending} onClick={() => ending.mutate()}>
        Sign out everywhere
      </Button>
    </section>
  );
}

function Place({ session }: { session: MySession }) {
  const name = session.device ?? 'Unknown browser';
  const ending = useEndSession(name);
  const [signedIn, used] = [receiptDate(session.signed_in_at), receiptDate(session.used_at)];
  return (
    <li className={css.place}>
      <div>
        <strong>{name}</strong>
        {session.is_this && <span className={css.this}>This device</span>}
        <p className={css.when}>
          Signed in on {signedIn}
          {used !== signedIn && `, last used ${used}`}
        </p>
        {ending.isError && <Notice kind="error">{messageOf(ending.error)}</Notice>}
      </div>
      {!session.is_this && (
        <Button look="quiet" small busy={ending.isPending} onClick={() => ending.mutate(session)}>
          Sign out<span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </li>
  );
}
