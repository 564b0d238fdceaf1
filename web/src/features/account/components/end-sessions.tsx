import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { messageOf } from '../../../lib/api.ts';
import { useEndSessions } from '../hooks/use-end-sessions.ts';
import css from './account-page.module.css';

/** For who has lost a device, or has signed in on one that others use. */
export function EndSessions() {
  const ending = useEndSessions();
  return (
    <section className={css.part} aria-labelledby="sessions">
      <h2 id="sessions">Sign out everywhere</h2>
      <p>On a lost phone, or a computer that others use: this signs you out on every device, this one too.</p>
      {ending.isError && <Notice kind="error">{messageOf(ending.error)}</Notice>}
      <Button look="plain" busy={ending.isPending} onClick={() => ending.mutate()}>
        Sign out everywhere
      </Button>
    </section>
  );
}
