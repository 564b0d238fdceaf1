import type { SettingsChange } from '@nimantran/proto/domain/shop';
import { changedFields } from '../lib/changed-fields.ts';
import css from './settings.module.css';

/** The fields that a change changes. */
export function BeforeAndAfter({ before, after }: { before: SettingsChange; after: SettingsChange }) {
  return (
    <dl className={css.changes}>
      {changedFields(before, after).map((field) => (
        <div key={field.label}>
          <dt>{field.label}</dt>
          <dd>
            <del>
              <span className="visually-hidden">before: </span>
              {field.before}
            </del>
            <ins>
              <span className="visually-hidden">after: </span>
              {field.after}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
