import { Button } from '../../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../../components/feedback/dialog.tsx';
import type { KeyHint } from '../../lib/keyboard-shortcuts.ts';
import { Key } from '../signs.tsx';
import css from './keys-dialog.module.css';

interface KeysDialogProps {
  hints: readonly KeyHint[];
  enabled: boolean;
  onChoose: (enabled: boolean) => void;
  onClose: () => void;
}

export function KeysDialog({ hints, enabled, onChoose, onClose }: KeysDialogProps) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className={css.keys}>
        {hints.map((hint) => (
          <div key={hint.action}>
            <dt>
              <span className="visually-hidden">{hint.shown ?? hint.keys.join(' ')}</span>
              <Key>{hint.shown ?? hint.keys.join(' ')}</Key>
            </dt>
            <dd>{hint.says}</dd>
          </div>
        ))}
      </dl>
      <p className={css.rule}>Keys are off while you type; press Escape to leave a field.</p>
      <label className={css.choice}>
        <input type="checkbox" checked={enabled} onChange={(event) => onChoose(event.target.checked)} />
        Single-key shortcuts are on
      </label>
      <DialogActions>
        <Button small onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
