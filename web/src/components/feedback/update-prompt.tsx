import { Button } from '../controls/button.tsx';
import css from './update-prompt.module.css';

interface UpdatePromptProps {
  /** Undefined while no update is waiting. */
  takeOver: (() => void) | undefined;
  onLater: () => void;
}

/** Announces that a new version of the shop is waiting; stays until it is answered. */
export function UpdatePrompt({ takeOver, onLater }: UpdatePromptProps) {
  return (
    <>
      <div role="status" className="visually-hidden">
        {takeOver && 'A new version is ready.'}
      </div>
      {takeOver && (
        <section className={css.prompt} aria-label="New version" data-docked>
          <p>A new version is ready.</p>
          <div className={css.actions}>
            <Button small look="quiet" className={css.later} onClick={onLater}>
              Later
            </Button>
            <Button small className={css.reload} onClick={takeOver}>
              Reload
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
