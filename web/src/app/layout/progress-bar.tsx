import { useIsFetching } from '@tanstack/react-query';
import css from './shell.module.css';

/** Shown from the start of a theme fetch until it has succeeded or failed. */
export function ProgressBar() {
  const fetching = useIsFetching({ predicate: (query) => query.meta?.themes === true }) > 0;
  return fetching ? <ProgressLine /> : null;
}

export function ProgressLine() {
  return <div className={css.progress} role="progressbar" aria-label="Loading" />;
}
