import { brideFirst, pairsOf } from '@nimantran/proto/domain/bride-first';
import { formatField } from '@nimantran/proto/domain/field-format';
import type { Order } from '@nimantran/proto/domain/order';
import { useQuery } from '@tanstack/react-query';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { ANY_CATEGORY, themeQuery } from '../../../lib/themes/theme-queries.ts';
import css from './order-details.module.css';

/** The details of the video, as ordered. */
export function OrderDetails({ order }: { order: Order }) {
  // If the theme is no longer sold, only its labels are missing; no error is shown.
  const { data: theme } = useQuery({ ...themeQuery(ANY_CATEGORY, String(order.theme.id)), meta: {} });
  const { details, bride_first } = order.customisation;
  if (theme === undefined) return null;
  const fields = brideFirst(theme.fields, bride_first ? pairsOf(theme) : []).filter((field) => details[field.key]);
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="words" className={css.section}>
      <h2 id="words">The text of your video</h2>
      <dl className={css.words}>
        {fields.map((field) => (
          <div key={field.key}>
            <dt>{field.label}</dt>
            <dd dir="auto">
              <ScriptText>{formatField(field, details[field.key] ?? '', undefined, theme.language ?? 'en')}</ScriptText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
