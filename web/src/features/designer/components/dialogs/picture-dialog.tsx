import { Button, buttonClass } from '../../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../../components/feedback/dialog.tsx';
import css from './picture-dialog.module.css';

/** A picture as large as the window allows. */
export function PictureDialog({ title, url, onClose }: { title: string; url: string; onClose: () => void }) {
  return (
    <Dialog title={title} large onClose={onClose}>
      <img src={url} alt={title} className={css.picture} />
      <DialogActions>
        <Button small onClick={onClose}>
          Close
        </Button>
        <a className={buttonClass({ look: 'quiet', small: true })} href={url} target="_blank" rel="noreferrer">
          Full size in a new tab
        </a>
      </DialogActions>
    </Dialog>
  );
}
