import type { Video } from '@nimantran/proto/domain/theme';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { PhotoSlotInput } from '../../../components/uploads/photo-slot-input.tsx';
import { SignInToUpload } from '../../../components/uploads/sign-in-to-upload.tsx';
import { useFileDrop } from '../../../components/uploads/use-file-drop.ts';
import { usePlacePhotos } from '../../../components/uploads/use-place-photos.ts';
import { useUploadNews } from '../../../components/uploads/use-upload-news.ts';
import { classes } from '../../../lib/classes.ts';
import type { Draft } from '../../../lib/drafts/draft.ts';
import type { Faults } from '../../../lib/forms/problem-faults.ts';
import { useFocusFallback } from '../../../lib/hooks/use-focus-fallback.ts';
import { useUploadSizes } from '../../../lib/page/page-context.ts';
import { useSession } from '../../../lib/session/session.ts';
import { KEPT } from '../../../lib/shop/kept.ts';
import { PHOTO_TYPES } from '../../../lib/uploads/photo-fault.ts';
import { loadTus } from '../../../lib/uploads/send-file.ts';
import { usePastedFiles } from '../hooks/use-pasted-files.ts';
import { useCreate } from './create-flow.tsx';
import css from './photos-section.module.css';

interface PhotosSectionProps {
  theme: Video;
  draft: Draft;
  faults: Faults;
}

/** The theme's photo slots. Files come from a picker, the camera, a drop or the clipboard. */
export function PhotosSection({ theme, draft, faults }: PhotosSectionProps) {
  const { draftKey } = useCreate();
  const session = useSession();
  const slots = theme.images ?? [];
  const enabled = session.status === 'signed-in';
  const { photo: mostMb } = useUploadSizes();
  const { place, refused, forgetRefused } = usePlacePhotos(draftKey, slots);
  const drop = useFileDrop(enabled ? place : undefined);
  usePastedFiles(enabled ? place : undefined);
  const news = useUploadNews(draftKey, slots, draft.photos);
  const several = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const keptFocus = useFocusFallback(title);

  useEffect(() => {
    // A failure here is harmless: it is loaded again when it is needed.
    loadTus().catch(() => {});
  }, []);

  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) place(files);
  };

  return (
    <section aria-labelledby="photos" {...drop.handlers} {...keptFocus} className={classes(css.section, drop.over && css.over)}>
      <h2 ref={title} id="photos" tabIndex={-1} className={css.title}>
        Photos
      </h2>
      <p className={css.lead}>
        JPEG, PNG, WebP or HEIC, up to {mostMb} MB each. We delete them {KEPT.uploads} after your video is made.
      </p>
      {session.status === 'signed-out' && (
        <div className={css.signIn}>
          <SignInToUpload what="photos" thenFocus={`photos.${slots[0]?.key}`} />
        </div>
      )}
      {enabled && slots.length > 1 && (
        <div className={css.several}>
          <Button look="plain" small onClick={() => several.current?.click()}>
            Choose several photos
          </Button>
          <span className={css.dropHint}>or drop them here</span>
          <input ref={several} type="file" accept={PHOTO_TYPES} multiple hidden onChange={picked} />
        </div>
      )}
      {refused.length > 0 && (
        <div className={css.refused}>
          <Notice
            kind="error"
            actions={
              <Button small look="plain" onClick={forgetRefused}>
                OK
              </Button>
            }
          >
            <ul>
              {refused.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <ul className={css.slots}>
        {slots.map((slot) => (
          <li key={slot.key}>
            <PhotoSlotInput
              draftKey={draftKey}
              slot={slot}
              others={slots.filter((other) => other.key !== slot.key)}
              photo={draft.photos[slot.key]}
              resolution={draft.resolution}
              fault={faults[`photos.${slot.key}`]}
              enabled={enabled}
              onFiles={(files) => place(files, slot.key)}
            />
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </section>
  );
}
