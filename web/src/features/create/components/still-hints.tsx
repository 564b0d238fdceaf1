import css from './loose-marks.module.css';

export const stillHintsId = (fieldKey: string): string => `details.${fieldKey}-still`;

/** The findings of drawing about a field's words: hints, since the customer decides. Read out when they come, and with the field. */
export function StillHints({ fieldKey, hints }: { fieldKey: string; hints: readonly string[] | undefined }) {
  return (
    <div role="status" id={stillHintsId(fieldKey)}>
      {hints?.map((hint) => (
        <p key={hint} className={css.loose}>
          {hint}
        </p>
      ))}
    </div>
  );
}
