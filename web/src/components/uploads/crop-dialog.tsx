import type { Crop } from '@nimantran/proto/domain/customisation';
import type { PixelSize } from '@nimantran/proto/domain/photo-part';
import type { Resolution } from '@nimantran/proto/domain/resolution';
import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '../../lib/hooks/use-modal.ts';
import { keptCrop, photoAround } from '../../lib/uploads/crop.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { CropArrows } from './crop-arrows.tsx';
import css from './crop-dialog.module.css';
import { photoWarning } from './photo-warnings.ts';
import { spokenCrop } from './spoken-crop.ts';
import { useCrop } from './use-crop.ts';
import { usePhotoGestures } from './use-photo-gestures.ts';

export interface CropDialogProps {
  /** Address of the whole photo, upright. */
  picture: string;
  /** Its real size; the picture may be smaller. */
  photo: PixelSize;
  slot: PhotoSlot;
  crop: Crop | undefined;
  resolution: Resolution;
  /** Undefined to show the middle of the photo. */
  onDone: (crop: Crop | undefined) => void;
  onClose: () => void;
}

/** The photo under a frame of the slot's shape. */
export function CropDialog({ picture, photo, slot, crop, resolution, onDone, onClose }: CropDialogProps) {
  const dialog = useModal();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const { part, zoom, closest, zoomTo, zoomBy, nudge, move, pressed, reset } = useCrop(photo, slot, crop, resolution);
  const gestures = usePhotoGestures(stage, frame, move);
  const [byKeys, setByKeys] = useState(false);
  const [failed, setFailed] = useState(false);
  const zooms = closest > 1.001;
  const kept = keptCrop(photo, slot, part);
  const warning = photoWarning(slot, { ...photo, ...(kept && { crop: kept }) }, resolution);

  return createPortal(
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`} className={css.title}>
        {slot.label}
      </h2>
      <p id={`${id}-keys`} className={css.hint}>
        <span className={css.byTouch}>Drag to move, pinch to zoom.</span>
        <span className={css.byKeys}>Drag the photo or use the arrow keys to move it, + and − to zoom, Home to start again.</span>
      </p>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex lint/a11y/noNoninteractiveElementInteractions: keys and pointers move the photo here */}
      <div
        ref={stage}
        {...gestures}
        className={css.stage}
        tabIndex={0}
        role="application"
        aria-label="The photo under its frame"
        aria-describedby={`${id}-keys ${id}-part`}
        onKeyDown={(event) => setByKeys(pressed(event) || byKeys)}
      >
        <div
          ref={frame}
          className={css.frame}
          style={{ aspectRatio: `${slot.width} / ${slot.height}`, width: `min(86cqw, ${(86 * slot.width) / slot.height}cqh)` }}
        >
          <img src={picture} alt="" draggable={false} style={photoAround(part)} onError={() => setFailed(true)} />
          <span className={css.grid} />
        </div>
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex lint/a11y/noNoninteractiveElementInteractions: as above */}
      <output id={`${id}-part`} className="visually-hidden" aria-live={byKeys ? 'polite' : 'off'}>
        {spokenCrop(part, zoom)}
      </output>
      <div className={css.zoom}>
        <button type="button" aria-label="Smaller" aria-disabled={zoom <= 1.001} onClick={() => zoomBy(1 / 1.1)}>
          −
        </button>
        <input
          type="range"
          aria-label="Zoom"
          min={0}
          max={100}
          value={closest > 1 ? (Math.log(zoom) / Math.log(closest)) * 100 : 0}
          step="any"
          disabled={!zooms}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => zoomTo(closest ** (event.target.valueAsNumber / 100))}
        />
        <button type="button" aria-label="Larger" aria-disabled={zoom >= closest - 0.001} onClick={() => zoomBy(1.1)}>
          +
        </button>
        <Button look="quiet" small onClick={reset}>
          Reset
        </Button>
      </div>
      <CropArrows
        onMove={(arrow) => {
          setByKeys(true);
          nudge(arrow);
        }}
      />
      {failed && <Notice kind="error">The photo could not be loaded. Close this window and try again.</Notice>}
      <p className={css.warning} aria-live="polite">
        {warning?.text ?? (zooms ? '' : 'This photo has too few pixels to zoom in.')}
      </p>
      <div className={css.actions}>
        <Button disabled={failed} onClick={() => onDone(kept)}>
          Use this part
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </dialog>,
    // Rendered outside the form around it, which Enter would otherwise submit.
    document.body,
  );
}
