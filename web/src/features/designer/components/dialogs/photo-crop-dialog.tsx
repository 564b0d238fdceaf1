import type { Crop } from '@nimantran/proto/domain/customisation';
import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { useId, useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../../components/feedback/dialog.tsx';
import { closestZoom, keptCrop, shownPart, zoomed, zoomOf } from '../../../../lib/uploads/crop.ts';
import list from '../customisation/photo-list.module.css';
import css from './photo-crop-dialog.module.css';

interface PhotoCropDialogProps {
  slot: PhotoSlot;
  url: string;
  crop: Crop | undefined;
  onSave: (crop: Crop | null) => void;
  onClose: () => void;
}

const CLOSEST = 4;

/** Chooses the part of a photo that the video shows, by sliders: mouse and arrow keys work alike. */
export function PhotoCropDialog({ slot, url, crop, onSave, onClose }: PhotoCropDialogProps) {
  const [photo, setPhoto] = useState<{ width: number; height: number }>();
  const [part, setPart] = useState<Crop>();
  const shown = photo && (part ?? shownPart(photo, slot, crop));
  return (
    <Dialog title={`Frame: ${slot.label}`} large onClose={onClose}>
      <div className={css.picture}>
        <span className={list.frame}>
          <img
            src={url}
            alt={`${slot.label}, as the customer uploaded it`}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setPhoto({ width, height })}
          />
          {shown && (
            <span
              className={list.crop}
              style={{
                left: `${shown.x * 100}%`,
                top: `${shown.y * 100}%`,
                width: `${shown.width * 100}%`,
                height: `${shown.height * 100}%`,
              }}
            />
          )}
        </span>
      </div>
      {photo && shown && (
        <div className={css.sliders}>
          <Slider
            label="Closer"
            min={1}
            max={Math.max(1.01, closestZoom(photo, slot, 1), Math.min(CLOSEST, zoomOf(photo, slot, shown)))}
            value={zoomOf(photo, slot, shown)}
            onMove={(zoom) => setPart(zoomed(photo, slot, shown, zoom))}
          />
          <Slider
            label="Left to right"
            min={0}
            max={Math.max(0.001, 1 - shown.width)}
            value={shown.x}
            onMove={(x) => setPart({ ...shown, x })}
          />
          <Slider
            label="Top to bottom"
            min={0}
            max={Math.max(0.001, 1 - shown.height)}
            value={shown.y}
            onMove={(y) => setPart({ ...shown, y })}
          />
        </div>
      )}
      <DialogActions>
        <Button small onClick={() => photo && shown && onSave(keptCrop(photo, slot, shown) ?? null)}>
          Save and redraw
        </Button>
        <Button small look="plain" onClick={() => onSave(null)}>
          Show the middle
        </Button>
        <Button small look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onMove: (value: number) => void;
}

function Slider({ label, min, max, value, onMove }: SliderProps) {
  const id = useId();
  const percent = Math.round(((value - min) / (max - min)) * 100);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 100}
        value={value}
        aria-valuetext={`${percent} %`}
        onChange={(event) => onMove(Number(event.target.value))}
      />
    </>
  );
}
