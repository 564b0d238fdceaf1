import { formatMoney } from '@nimantran/proto/domain/currency';
import type { Video } from '@nimantran/proto/domain/theme';
import type { ReactNode } from 'react';
import { ThemeFieldInput } from '../../../components/controls/theme-field-input.tsx';
import type { Draft } from '../../../lib/drafts/draft.ts';
import type { Faults } from '../../../lib/forms/problem-faults.ts';
import { isUnread } from '../../../lib/forms/unread.ts';
import { usePricing } from '../../../lib/money/pricing.ts';
import { useExtraPrices } from '../api/quotes.ts';
import { isWritten } from '../lib/detail-warnings.ts';
import type { FormSection } from '../lib/form-sections.ts';
import css from './form-step.module.css';
import { LooseMarks } from './loose-marks.tsx';
import { StillHints, stillHintsId } from './still-hints.tsx';

interface FieldsSectionProps {
  theme: Video;
  draft: Draft;
  section: FormSection;
  faults: Faults;
  /** Field key → what drawing has found. */
  hints: Readonly<Record<string, readonly string[]>>;
  change: (part: Partial<Draft>) => void;
  onTyped: (key: string, words: string) => void;
  onLeft: (key: string, words: string) => void;
  /** The order of names: to be bought, already bought, or fixed. */
  orderOfNames?: 'priced' | 'bought' | 'fixed';
}

/** A group of related fields; with the names, the choice of who comes first. */
export function FieldsSection(props: FieldsSectionProps) {
  const { theme, draft, section, faults, hints, change, onTyped, onLeft, orderOfNames = 'priced' } = props;
  return (
    <fieldset className={css.section}>
      <legend>
        <h2>{section.title}</h2>
      </legend>
      <div className={css.fields}>
        {section.fields.map((field) => (
          <div key={field.key} data-field className={field.kind === 'date' || field.kind === 'time' ? css.half : undefined}>
            <ThemeFieldInput
              field={field}
              value={draft.details[field.key] ?? ''}
              fault={faults[`details.${field.key}`]}
              describedBy={hints[field.key] && stillHintsId(field.key)}
              onChange={(words) => onTyped(field.key, words)}
              onBlur={() => {
                const words = draft.details[field.key] ?? '';
                const path = `details.${field.key}`;
                if (words !== '' || faults[path] !== undefined || isUnread(path)) onLeft(field.key, words);
              }}
            />
            <StillHints fieldKey={field.key} hints={hints[field.key]} />
            {isWritten(field) && (
              <LooseMarks words={draft.details[field.key] ?? ''} onMend={(words) => onTyped(field.key, words)} />
            )}
          </div>
        ))}
      </div>
      {section.id === 'names' && theme.has_bride_first_option && orderOfNames !== 'fixed' && (
        <BrideFirst draft={draft} change={change}>
          {orderOfNames === 'priced' && <BrideFirstPrice theme={theme} draft={draft} />}
        </BrideFirst>
      )}
    </fieldset>
  );
}

function BrideFirst({ draft, change, children }: Pick<FieldsSectionProps, 'draft' | 'change'> & { children: ReactNode }) {
  return (
    <label className={css.tick}>
      <input type="checkbox" checked={draft.bride_first} onChange={(event) => change({ bride_first: event.target.checked })} />
      <span className={css.grow}>Bride's name first</span>
      {children}
    </label>
  );
}

function BrideFirstPrice({ theme, draft }: Pick<FieldsSectionProps, 'theme' | 'draft'>) {
  const { currency, visible } = usePricing();
  const { bride_first: amount_minor } = useExtraPrices(theme, draft, currency);
  if (!visible || amount_minor === undefined) return null;
  return <span className={css.added}>+ {formatMoney({ currency, amount_minor })}</span>;
}
