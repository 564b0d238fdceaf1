import { endSessions, type ShopUser } from '@nimantran/proto/http/identity/people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { call } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';
import { PEOPLE } from '../api/people-queries.ts';
import css from './people.module.css';
import { sessionWords } from './user-columns.tsx';

/** Where an account is signed in, with a way to sign it out: for accounts that someone else has taken over. */
export function PersonSessions({ user }: { user: ShopUser }) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => call(endSessions, { params: { uid: user.uid } }),
    onSuccess: () => {
      say('Signed out everywhere.');
      setIsAsking(false);
    },
    onSettled: () => client.invalidateQueries({ queryKey: PEOPLE }),
  });
  return (
    <section aria-labelledby="sessions" className={css.section}>
      <h2 id="sessions">Sessions</h2>
      <div className={css.role}>
        <p>Signed in: {sessionWords(user.open_sessions)}. Signing it out everywhere also revokes its API keys.</p>
        <Button small look="plain" onClick={() => setIsAsking(true)}>
          Sign out everywhere
        </Button>
      </div>
      {isAsking && (
        <ActionDialog
          title="Sign this account out everywhere?"
          confirm="Sign it out"
          busy={end.isPending}
          error={end.error}
          onConfirm={() => end.mutate()}
          onClose={() => setIsAsking(false)}
        >
          <p>{user.email} is signed out on every device within seconds, and its API keys are revoked. It can sign in again.</p>
        </ActionDialog>
      )}
    </section>
  );
}
