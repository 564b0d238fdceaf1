import { type PromoCodeSettings, type PromoCodeView, savePromoCode } from '@nimantran/proto/http/pricing/admin-prices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Table } from '../../../components/staff/loaded-section.tsx';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { call, messageOf } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';
import { PROMO_CODES } from '../api/price-queries.ts';
import { formOf, readForm, settingsInWords } from '../lib/promo-form.ts';
import css from './prices.module.css';
import { PromoFields } from './promo-fields.tsx';

interface PromoEditorProps {
  /** The code to change; undefined creates a new one. */
  code: PromoCodeView | undefined;
  /** True to end the code now and change nothing else. */
  ends: boolean;
  onClose: () => void;
}

/** First the fields, then a list of the changes, before anything applies. */
export function PromoEditor({ code, ends, onClose }: PromoEditorProps) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [form, setForm] = useState(() => formOf(code));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [wanted, setWanted] = useState<PromoCodeSettings | undefined>(() => (code && ends ? endedNow(code) : undefined));
  const isWanted = wanted !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its heading
  useEffect(() => heading.current?.focus(), [isWanted]);
  const save = useMutation({
    mutationFn: (settings: PromoCodeSettings) =>
      call(savePromoCode, { params: { code: form.code }, body: { ...settings, version: code?.version ?? 0 } }),
    onSuccess: () => {
      say(`${form.code} is saved.`);
      void client.invalidateQueries({ queryKey: PROMO_CODES });
      onClose();
    },
  });
  const look = (event: FormEvent) => {
    event.preventDefault();
    const read = readForm(form);
    const found = 'faults' in read ? read.faults : {};
    setFaults(found);
    if ('settings' in read) setWanted(read.settings);
    else focusFault(found);
  };
  const title = code ? (ends ? `End ${code.code}` : `Change ${code.code}`) : 'Create a promo code';
  const before = code ? settingsInWords(code) : [];
  return (
    <section className={css.editor} aria-labelledby="promo-title">
      <h2 id="promo-title" ref={heading} tabIndex={-1}>
        {wanted && !ends ? `${title}: before and after` : title}
      </h2>
      {wanted ? (
        <>
          <Table label="Before and after" heads={['Setting', 'Before', 'After']}>
            {settingsInWords(wanted).map(({ label, words }, index) => {
              const old = before[index]?.words;
              return (
                <tr key={label}>
                  <td>{label}</td>
                  <td>{old ?? '–'}</td>
                  <td>{old === words ? words : <strong>{words}</strong>}</td>
                </tr>
              );
            })}
          </Table>
          <p className={css.quiet}>Orders that used the code keep their price.</p>
          {save.error && <Notice kind="error">{messageOf(save.error)}</Notice>}
          <div className={css.actions}>
            <Button busy={save.isPending} onClick={() => save.mutate(wanted)}>
              {ends ? 'End it now' : 'Save the code'}
            </Button>
            <Button look="quiet" onClick={ends ? onClose : () => setWanted(undefined)}>
              Go back
            </Button>
          </div>
        </>
      ) : (
        <form className={css.editor} onSubmit={look} noValidate>
          <PromoFields form={form} isNew={!code} faults={faults} onChange={setForm} />
          <div className={css.actions}>
            <Button type="submit">Review before saving</Button>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

function endedNow({ code: _, uses: __, version: ___, ...settings }: PromoCodeView): PromoCodeSettings {
  const now = new Date();
  // A code that has not started cannot end before its start.
  const starts = settings.starts_at !== null && new Date(settings.starts_at) >= now ? null : settings.starts_at;
  return { ...settings, starts_at: starts, ends_at: now.toISOString() };
}
