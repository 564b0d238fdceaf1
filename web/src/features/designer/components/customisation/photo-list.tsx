import type { Crop } from '@nimantran/proto/domain/customisation';
import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import { useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { PhotoCropDialog } from '../dialogs/photo-crop-dialog.tsx';
import { PictureDialog } from '../dialogs/picture-dialog.tsx';
import { SeveritySign } from '../signs.tsx';
import { slotId } from './go-to-field.ts';
import { Photo } from './photo.tsx';
import css from './photo-list.module.css';

interface PhotoListProps {
  job: StudioJob;
  /** Left out if the job is read-only. */
  onFrame?: (slot: string, crop: Crop | null) => void;
}

/** The customer's photos by slot, with the part that the video shows. */
export function PhotoList({ job, onFrame }: PhotoListProps) {
  const [framed, setFramed] = useState<{ slot: PhotoSlot; url: string; crop: Crop | undefined } | null>(null);
  const [enlarged, setEnlarged] = useState<{ title: string; url: string } | null>(null);
  const { slots } = job.theme;
  if (slots.length === 0) return null;
  return (
    <div>
      <h2>The customer’s photos</h2>
      <ul className={css.photos}>
        {slots.map((slot) => {
          const url = job.photo_urls[slot.key];
          const before = job.replaced_photo_urls[slot.key];
          const choice = job.customisation.photos[slot.key];
          return (
            <li key={slot.key} id={slotId(slot.key)} tabIndex={-1} className={css.slot}>
              {url ? (
                <Photo
                  url={url}
                  label={slot.label}
                  crop={choice?.crop}
                  onEnlarge={(from) => setEnlarged({ title: slot.label, url: from })}
                />
              ) : (
                <p className={css.none}>{choice ? 'Deleted, or not loaded yet' : 'No photo'}</p>
              )}
              <p className={css.label}>{slot.label}</p>
              <p className={css.size}>
                {slot.width} × {slot.height} px{!slot.required && ', optional'}
                {choice?.crop && ' · framed'}
              </p>
              {before && (
                <div className={css.before}>
                  <p>New from the customer. Previous:</p>
                  <Photo
                    url={before}
                    label={`${slot.label}, before`}
                    crop={undefined}
                    onEnlarge={(from) => setEnlarged({ title: `${slot.label}, before`, url: from })}
                  />
                </div>
              )}
              {onFrame && url && (
                <Button small look="quiet" onClick={() => setFramed({ slot, url, crop: choice?.crop })}>
                  Frame<span className="visually-hidden">: {slot.label}</span>
                </Button>
              )}
              {job.findings
                .filter((finding) => finding.slot === slot.key)
                .map((finding) => (
                  <p key={finding.code} className={css.finding}>
                    <SeveritySign severity={finding.severity} /> {finding.message}
                  </p>
                ))}
            </li>
          );
        })}
      </ul>
      {framed && onFrame && (
        <PhotoCropDialog
          {...framed}
          onSave={(crop) => {
            onFrame(framed.slot.key, crop);
            setFramed(null);
          }}
          onClose={() => setFramed(null)}
        />
      )}
      {enlarged && <PictureDialog {...enlarged} onClose={() => setEnlarged(null)} />}
    </div>
  );
}
