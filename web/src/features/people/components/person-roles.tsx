import { ROLES, type Role } from '@nimantran/proto/domain/user';
import { grantRole, revokeRole, type ShopUser } from '@nimantran/proto/http/identity/people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { call } from '../../../lib/http/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { say } from '../../../lib/snackbar.ts';
import { receiptDate } from '../../../lib/time/dates.ts';
import { PEOPLE } from '../api/people-queries.ts';
import { ROLE_MEANS, ROLE_NAMES } from '../lib/role-labels.ts';
import css from './people.module.css';

interface Step {
  role: Role;
  kind: 'give' | 'take';
}

/** The roles that an account has or may be given, each with its source. */
export function PersonRoles({ user }: { user: ShopUser }) {
  const client = useQueryClient();
  const { user: me } = useSession();
  const isMe = me?.uid === user.uid;
  const [step, setStep] = useState<Step | null>(null);
  const change = useMutation({
    mutationFn: async ({ role, kind }: Step) => {
      const { approval } =
        kind === 'take'
          ? await call(revokeRole, { params: { uid: user.uid, role } })
          : await call(grantRole, { params: { uid: user.uid }, body: { role } });
      if (approval) return 'Requested: another admin has to approve.';
      if (kind === 'give') return `${ROLE_NAMES[role]} is granted.`;
      return `${ROLE_NAMES[role]} is revoked. It ends within seconds, also in open tabs.`;
    },
    onSuccess: (said) => {
      say(said, 6_000);
      setStep(null);
    },
    onSettled: () => client.invalidateQueries({ queryKey: PEOPLE }),
  });
  const open = (next: Step) => {
    change.reset();
    setStep(next);
  };
  return (
    <section aria-labelledby="roles" className={css.section}>
      <h2 id="roles">Roles</h2>
      <ul className={css.roles}>
        {ROLES.map((role) => {
          const sources = user.roles.filter((held) => held.role === role);
          const granted = sources.find(({ source }) => source === 'granted');
          return (
            <li key={role} className={css.role}>
              <div>
                <h3>{ROLE_NAMES[role]}</h3>
                <p>{standing(sources)}</p>
              </div>
              {granted && (
                <Button
                  small
                  look="plain"
                  aria-label={`Revoke the role ${ROLE_NAMES[role]}`}
                  onClick={() => open({ role, kind: 'take' })}
                >
                  Revoke
                </Button>
              )}
              {sources.length === 0 && user.email_verified && (
                <Button
                  small
                  look="plain"
                  aria-label={`Grant the role ${ROLE_NAMES[role]}`}
                  onClick={() => open({ role, kind: 'give' })}
                >
                  Grant
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {step && (
        <ActionDialog
          title={`${step.kind === 'give' ? 'Grant' : 'Revoke'} the role ${ROLE_NAMES[step.role]}?`}
          confirm={step.kind === 'give' ? 'Grant the role' : 'Revoke it'}
          busy={change.isPending}
          error={change.error}
          onConfirm={() => change.mutate(step)}
          onClose={() => setStep(null)}
        >
          <p>
            {step.kind === 'give' ? 'To' : 'From'} {user.email}
            {isMe && ', which is you'}.
          </p>
          <p>{step.kind === 'give' ? ROLE_MEANS[step.role] : TAKEN[step.role]}</p>
          <p>{step.kind === 'give' || (step.role === 'admin' && !isMe) ? NEEDS_TWO : AT_ONCE}</p>
        </ActionDialog>
      )}
    </section>
  );
}

const NEEDS_TWO = 'If there are two or more admins, another one has to approve before it takes effect.';
const AT_ONCE = 'It takes effect immediately, within five seconds in open tabs. Granting it again may need a second admin.';

const TAKEN: Readonly<Record<Role, string>> = {
  admin: 'This account loses the whole admin area. Its pending requests to a second admin can no longer be approved.',
  designer: 'This account loses the queue and the job pages. A job it has claimed returns to the queue when the lease ends.',
  partner: 'This account loses the Partner Dashboard.',
};

function standing(sources: ShopUser['roles']): string {
  const words = sources.map(({ source, since }) =>
    source === 'granted'
      ? `Granted on ${receiptDate(since)}.`
      : 'Granted in the shop’s configuration, and can only be revoked there.',
  );
  return words.join(' ') || 'Not granted.';
}
