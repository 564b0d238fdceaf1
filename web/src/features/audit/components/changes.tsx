import type { AuditEntry } from '@nimantran/proto/http/identity/audit-log';
import { differences } from '../lib/difference.ts';
import css from './audit.module.css';

/** Old and new values, field by field; collapsed until it is opened. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const found = differences(entry.before, entry.after);
  return (
    <div className={css.what}>
      <p>{entry.summary}</p>
      {found.length > 0 && (
        <details>
          <summary>
            {found.length === 1 ? '1 value' : `${found.length} values`}
            <span className="visually-hidden"> of row {entry.seq}</span>
          </summary>
          <dl className={css.changes}>
            {found.map(({ name, before, after }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {before !== undefined && (
                    <del>
                      <span className="visually-hidden">before: </span>
                      {before}
                    </del>
                  )}
                  {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
                  {after !== undefined && (
                    <ins>
                      <span className="visually-hidden"> after: </span>
                      {after}
                    </ins>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
