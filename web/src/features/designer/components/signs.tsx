import { Icon } from '../../../components/pictures/icons.tsx';
import { classes } from '../../../lib/classes.ts';
import { SEVERITY_WORD, type Severity } from '../lib/findings.ts';
import css from './signs.module.css';

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Each severity has its own shape and its name, so that colour is never the only sign. */
export function SeveritySign({ severity }: { severity: Severity }) {
  return (
    <span className={classes(css.sign, css[severity])}>
      {severity === 'warning' ? (
        <Icon name="warning" size={16} />
      ) : (
        <svg width={16} height={16} viewBox="0 0 20 20" aria-hidden="true" {...stroke}>
          {severity === 'error' ? (
            <path d="M7 2.500h6L17.500 7v6L13 17.500H7L2.500 13V7zM7.500 7.500l5 5m0-5-5 5" />
          ) : (
            <path d="M10 17.500a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15M10 9.200v4.300m0-7v.2" />
          )}
        </svg>
      )}
      {SEVERITY_WORD[severity]}
    </span>
  );
}

export function ExpressSign() {
  return (
    <span className={css.express}>
      <svg width={14} height={14} viewBox="0 0 20 20" aria-hidden="true" {...stroke}>
        <path d="M11.500 2.500 4 11.500h5l-.8 6L16 8.500h-5z" />
      </svg>
      Express
    </span>
  );
}

export function Key({ children }: { children: string }) {
  return (
    <span className={css.key} aria-hidden="true">
      {children}
    </span>
  );
}
