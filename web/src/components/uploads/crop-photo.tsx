import type { PixelSize } from '@nimantran/proto/domain/photo-part';
import type { Resolution } from '@nimantran/proto/domain/resolution';
import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { type ComponentType, useState } from 'react';
import type { DraftKey, DraftPhoto } from '../../lib/drafts/draft.ts';
import { cropPhoto } from '../../lib/drafts/draft-store.ts';
import { say } from '../../lib/snackbar.ts';
import { Button } from '../controls/button.tsx';
import type { CropDialogProps } from './crop-dialog.tsx';
import { useUploadView } from './use-upload-view.ts';

interface CropPhotoProps {
  draftKey: DraftKey;
  slot: PhotoSlot;
  photo: DraftPhoto;
  /** Resolution of the video, which limits the zoom. */
  resolution: Resolution;
  /** Id of the element with the slot's name. */
  describedBy: string;
}

/** Button that opens the choice of the part of a photo that the video shows. */
export function CropPhoto({ draftKey, slot, photo, resolution, describedBy }: CropPhotoProps) {
  const { data } = useUploadView(photo.upload_id, true);
  const [Dialog, setDialog] = useState<ComponentType<CropDialogProps>>();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState<{ picture: string; size: PixelSize }>();
  const picture = data?.preview_url;
  if (!picture || !data.width || !data.height) return null;
  const size = { width: data.width, height: data.height };

  const begin = async () => {
    setAsked(true);
    try {
      const { CropDialog } = await import('./crop-dialog.tsx');
      setDialog(() => CropDialog);
      setOpen({ picture, size });
    } catch {
      say('This could not be loaded. Please try again.');
    } finally {
      setAsked(false);
    }
  };

  return (
    <>
      <Button look="quiet" small busy={asked} onClick={() => void begin()} aria-describedby={describedBy}>
        Crop
      </Button>
      {Dialog && open && (
        <Dialog
          picture={open.picture}
          photo={open.size}
          slot={slot}
          crop={photo.crop}
          resolution={resolution}
          onDone={(crop) => {
            cropPhoto(draftKey, slot.key, photo, crop);
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
