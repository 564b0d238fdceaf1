import type { StudioJob } from '@nimantran/proto/http/studio';
import { useState } from 'react';
import { slotId } from './go-to.ts';
import { Photo } from './photo.tsx';
import css from './photo-list.module.css';
import { PictureDialog } from './picture-dialog.tsx';
import { SeveritySign } from './signs.tsx';

/** The customer's photos by their places, with the part that the film shows. */
export function PhotoList({ job }: { job: StudioJob }) {
  const [enlarged, setEnlarged] = useState<{ title: string; url: string } | null>(null);
  const { slots } = job.theme;
  if (slots.length === 0) return null;
  return (
    <div>
      <h2>The customer’s photos</h2>
      <ul className={css.photos}>
        {slots.map((slot) => {
          const url = job.photo_urls[slot.key];
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
                <p className={css.none}>{choice ? 'Not there any more, or not fetched yet' : 'No photo'}</p>
              )}
              <p className={css.label}>{slot.label}</p>
              <p className={css.size}>
                {slot.width} × {slot.height} px{!slot.required && ', optional'}
                {choice?.crop && ' · framed'}
              </p>
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
      {enlarged && <PictureDialog {...enlarged} onClose={() => setEnlarged(null)} />}
    </div>
  );
}
