import { useSnack } from '../lib/snackbar.ts';
import css from './snackbar.module.css';

export function Snackbar() {
  const snack = useSnack();
  return (
    <div className={css.region} role="status" aria-live="polite">
      {snack && (
        <p key={snack.id} className={css.snack}>
          {snack.text}
        </p>
      )}
    </div>
  );
}
