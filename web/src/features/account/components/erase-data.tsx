import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { isProblem, messageOf } from '../../../lib/http/api.ts';
import { useEraseData } from '../hooks/use-erase-data.ts';
import { isSameAddress, refusalOf } from '../lib/erase-refusal.ts';
import css from './account-page.module.css';

/** Explains erasing in plain words and asks for the address to be typed again: it cannot be undone. */
export function EraseData({ email }: { email: string }) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const erasing = useEraseData();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = isSameAddress(typed, email) ? undefined : `Type ${email} to continue.`;
    setFault(found);
    if (found !== undefined) focusFault({ 'erase-email': found });
    else if (!erasing.isPending) erasing.mutate(email);
  };

  return (
    <section className={css.part} aria-labelledby="erase">
      <h2 id="erase">Erase your data</h2>
      <p>This cannot be undone:</p>
      <ul className={css.list}>
        <li>Your finished videos can no longer be downloaded. Save them first.</li>
        <li>The details, photos and billing details of your orders are deleted, and so are your messages to support.</li>
        <li>Invoices stay for as long as tax law requires, without your name where the law allows.</li>
        <li>You are signed out everywhere, and unfinished invitations are removed from this device.</li>
        <li>A refund that is on its way still arrives.</li>
      </ul>
      <form className={css.form} onSubmit={submit} noValidate>
        <Field id="erase-email" label="Type your email address to confirm" hint={email} fault={fault}>
          {(control) => (
            <input
              {...control}
              type="email"
              value={typed}
              autoComplete="off"
              maxLength={254}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {erasing.isError && <Refused error={erasing.error} />}
        <Button type="submit" className={css.erase} busy={erasing.isPending}>
          Erase my data
        </Button>
      </form>
    </section>
  );
}

function Refused({ error }: { error: unknown }) {
  const refusal = isProblem(error) ? refusalOf(error.problem) : undefined;
  if (refusal === undefined) return <Notice kind="error">{messageOf(error)}</Notice>;
  return (
    <Notice kind="error">
      <p>
        <strong>{refusal.title}</strong>
      </p>
      {refusal.open.length > 0 && (
        <ul className={css.list}>
          {refusal.open.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p>
        {refusal.advice} <Link to="/user/invitations">My Orders</Link>, <Link to="/support">Support</Link>
      </p>
    </Notice>
  );
}
