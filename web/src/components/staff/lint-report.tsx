import type { LintFinding, ThemeLint } from '@nimantran/proto/domain/theme-lint';
import { Link } from '../controls/link.tsx';
import { StateMark } from '../orders/state-mark.tsx';
import css from './lint-report.module.css';

const SEVERITIES = [
  { severity: 'error', name: 'Error', tone: 'wrong' },
  { severity: 'warning', name: 'Warning', tone: 'waiting' },
  { severity: 'note', name: 'Note', tone: 'over' },
] as const;

/** The linter's findings, errors first, each with its place, its remedy and its rule. */
export function LintReport({ lint }: { lint: ThemeLint }) {
  const { findings, texts } = lint;
  const counts = SEVERITIES.map(({ severity, name }) => ({
    name,
    count: findings.filter((one) => one.severity === severity).length,
  }));
  return (
    <div className={css.report}>
      <p>
        {findings.length === 0
          ? 'No findings: everything is drawn as it was designed.'
          : `${counts.map(({ name, count }) => `${count} ${name.toLowerCase()}${count === 1 ? '' : 's'}`).join(', ')}.`}
      </p>
      {findings.length > 0 && (
        <ol className={css.findings}>
          {findings.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same finding may stand in two places
            <li key={index}>
              <Finding finding={finding} />
            </li>
          ))}
        </ol>
      )}
      {texts.length > 0 && (
        <details className={css.texts}>
          <summary>How many characters fit</summary>
          <ul>
            {texts.map(({ field, label, max_length, fits }) => (
              <li key={field}>
                {label}: {max_length} are allowed;{' '}
                {Object.entries(fits)
                  .map(([script, count]) => `${script} ${count ?? 'nowhere shown'}`)
                  .join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Finding({ finding: { code, severity, path, frame, message, advice } }: { finding: LintFinding }) {
  const { name, tone } = SEVERITIES.find((one) => one.severity === severity) ?? SEVERITIES[2];
  const place = [path, frame === undefined ? undefined : `frame ${frame}`].filter(Boolean).join(', ');
  return (
    <>
      <p className={css.head}>
        <StateMark tone={tone}>{name}</StateMark>
        <Link to={`/admin/theme-guide#rule-${code}`} className={css.rule}>
          <code>{code}</code>
          <span className="visually-hidden"> in the Theme Guide</span>
        </Link>
        {place && <span className={css.place}>{place}</span>}
      </p>
      <p>{message}</p>
      <p className={css.advice}>{advice}</p>
    </>
  );
}
