import { useOnline } from '../../lib/browser/online.ts';
import css from './shell.module.css';

export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={css.offline}>You are offline. What you type is saved on this device until you are back online.</p>
      )}
    </div>
  );
}
