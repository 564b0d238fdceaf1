import { MOST_API_KEYS } from '@nimantran/proto/domain/api-key';
import { type ApiKey, revokeApiKey } from '@nimantran/proto/http/identity/api-keys';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { classes } from '../../../lib/classes.ts';
import { call } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';
import { receiptDate, shortIndianMoment } from '../../../lib/time/dates.ts';
import { keysQuery } from '../api/key-queries.ts';
import { SCOPE_LABELS } from '../lib/scope-labels.ts';
import css from './keys.module.css';
import { NewKey } from './new-key.tsx';

/** A person's API keys: making one, and revoking one that works. */
export function Keys() {
  const keys = useQuery(keysQuery);
  return (
    <>
      <NewKey />
      <LoadedSection
        title="Your keys"
        asked={keys}
        none={`You have no keys. You can have ${MOST_API_KEYS} at a time.`}
        isEmpty={(data) => data.keys.length === 0}
      >
        {(data) => (
          <ul className={css.keys}>
            {data.keys.map((key) => (
              <Entry key={key.id} made={key} />
            ))}
          </ul>
        )}
      </LoadedSection>
    </>
  );
}

function Entry({ made }: { made: ApiKey }) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => call(revokeApiKey, { params: { id: made.id } }),
    onSuccess: () => {
      say(`${made.name} is revoked.`);
      setIsAsking(false);
    },
    onSettled: () => client.invalidateQueries({ queryKey: keysQuery.queryKey }),
  });
  const end = endOf(made);
  return (
    <li className={classes(css.key, end !== undefined && css.ended)}>
      <div className={css.about}>
        <h3>{made.name}</h3>
        <p>
          <code>{made.prefix}…</code> {made.scopes.map((scope) => SCOPE_LABELS[scope].name).join(', ')}
        </p>
        <p className={css.quiet}>
          Made on {receiptDate(made.created_at)}. {end ?? `Works until ${receiptDate(made.expires_at)}.`}{' '}
          {made.last_used_at === null ? 'Never used.' : `Last used ${shortIndianMoment(made.last_used_at)}.`}
        </p>
      </div>
      {end === undefined && (
        <Button small look="plain" onClick={() => setIsAsking(true)}>
          Revoke<span className="visually-hidden"> {made.name}</span>
        </Button>
      )}
      {isAsking && (
        <ActionDialog
          title={`Revoke ${made.name}?`}
          confirm="Revoke the key"
          busy={revoke.isPending}
          error={revoke.error}
          onConfirm={() => revoke.mutate()}
          onClose={() => setIsAsking(false)}
        >
          <p>Programs that use it are refused within seconds. It cannot be restored: make another key for them.</p>
        </ActionDialog>
      )}
    </li>
  );
}

/** How a key ended; undefined if it works. */
function endOf({ revoked_at, expires_at }: ApiKey): string | undefined {
  if (revoked_at !== null) return `Revoked on ${receiptDate(revoked_at)}.`;
  return new Date(expires_at) <= new Date() ? `Expired on ${receiptDate(expires_at)}.` : undefined;
}
