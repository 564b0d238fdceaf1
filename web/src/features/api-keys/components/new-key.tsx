import { API_KEY_DAYS, type ApiKeyScope, LONGEST_API_KEY_NAME, scopesOf } from '@nimantran/proto/domain/api-key';
import { createApiKey } from '@nimantran/proto/http/identity/api-keys';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { call, messageOf } from '../../../lib/http/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { keysQuery } from '../api/key-queries.ts';
import { SCOPE_LABELS } from '../lib/scope-labels.ts';
import { Choices } from './choices.tsx';
import css from './keys.module.css';
import { ShownOnce } from './shown-once.tsx';

interface Faults {
  'key-name'?: string;
  'key-scope'?: string;
}

/** Makes a key, and shows it this once. */
export function NewKey() {
  const client = useQueryClient();
  const { user } = useSession();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>([]);
  const [days, setDays] = useState<(typeof API_KEY_DAYS)[number]>(90);
  const [faults, setFaults] = useState<Faults>({});
  const make = useMutation({
    mutationFn: () => call(createApiKey, { body: { name: name.trim(), scopes: [...scopes], days } }),
    onSuccess: () => {
      setName('');
      setScopes([]);
    },
    onSettled: () => client.invalidateQueries({ queryKey: keysQuery.queryKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Faults = {
      ...(name.trim() === '' && { 'key-name': 'Enter a name for the key.' }),
      ...(scopes.length === 0 && { 'key-scope': 'Choose what the key may do.' }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) focusFault({ ...found });
    else if (!make.isPending) make.mutate();
  };
  if (make.data) {
    return (
      <ShownOnce
        title={make.data.key.name}
        kind="key"
        secret={make.data.secret}
        advice="Keep it where only your program can read it. Whoever has it can use it until you revoke it."
        onStored={make.reset}
      />
    );
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Make a key">
      <Field id="key-name" label="Name" hint="Which program uses it, such as Planner website." fault={faults['key-name']}>
        {(control) => (
          <input
            {...control}
            maxLength={LONGEST_API_KEY_NAME}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Choices
        legend="What it may do"
        id="key-scope"
        offered={scopesOf(user?.roles ?? [])}
        labels={SCOPE_LABELS}
        chosen={scopes}
        fault={faults['key-scope']}
        onChange={setScopes}
      />
      <Field id="key-days" label="Works for">
        {(control) => (
          <select
            {...control}
            value={days}
            onChange={(event) => setDays(API_KEY_DAYS.find((known) => String(known) === event.target.value) ?? days)}
          >
            {API_KEY_DAYS.map((known) => (
              <option key={known} value={known}>
                {known} days
              </option>
            ))}
          </select>
        )}
      </Field>
      {make.error && <Notice kind="error">{messageOf(make.error)}</Notice>}
      <Button type="submit" busy={make.isPending}>
        Make the key
      </Button>
    </form>
  );
}
