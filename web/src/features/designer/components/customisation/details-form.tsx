import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import { Button } from '../../../../components/controls/button.tsx';
import type { useCorrect } from '../../api/use-job-action.ts';
import type { useEdits } from '../../hooks/use-edits.ts';
import { changedMeanwhile, wordsOf } from '../../lib/edits.ts';
import { correctionFault } from '../../lib/field-faults.ts';
import { fieldFaultsOf } from '../../lib/problem-advice.ts';
import { ProblemNotice } from '../problem-notice.tsx';
import { Key } from '../signs.tsx';
import { DetailField } from './detail-field.tsx';
import css from './details-form.module.css';

interface DetailsFormProps {
  job: StudioJob;
  editable: boolean;
  edits: ReturnType<typeof useEdits>;
  correct: ReturnType<typeof useCorrect>;
  /** Shows faults of untouched fields too. */
  showFaults: boolean;
  onSave: () => void;
}

/** The customer's details, in the theme's fields. */
export function DetailsForm({ job, editable, edits, correct, showFaults, onSave }: DetailsFormProps) {
  const { details } = job.customisation;
  const refused = correct.isError ? fieldFaultsOf(correct.error) : {};
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
      }}
      noValidate
    >
      <h2 id="words-title">The customer’s text</h2>
      {!editable && <p className={css.readOnly}>Read only</p>}
      {job.theme.fields.map((field) => {
        const value = wordsOf(edits.edits, details, field.key);
        const edit = edits.edits[field.key];
        // A refusal applies only to the text that was sent, not to later edits.
        const refusal = correct.variables?.details[field.key] === value ? refused[field.key] : undefined;
        return (
          <DetailField
            key={field.key}
            field={field}
            value={value}
            present={details[field.key] ?? ''}
            readOnly={!editable}
            changed={edit !== undefined}
            meanwhile={changedMeanwhile(edits.edits, details, field.key)}
            fault={refusal ?? (edit || showFaults ? correctionFault(field, value) : undefined)}
            findings={job.findings.filter((finding) => finding.field === field.key)}
            onType={(words) => edits.type(field.key, words)}
            onUndo={() => edits.undo(field.key)}
          />
        );
      })}
      {correct.isError && <ProblemNotice error={correct.error} lead="Not saved." onRetry={onSave} />}
      {(edits.count > 0 || correct.isPending) && (
        <div className={css.save}>
          <p>{edits.count} changed</p>
          <Button small look="quiet" onClick={edits.discard}>
            Discard
          </Button>
          {editable && (
            <Button small type="submit" busy={correct.isPending} aria-keyshortcuts="s Control+Enter">
              Save and redraw <Key>S</Key>
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
