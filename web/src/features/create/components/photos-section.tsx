import type { Video } from '@nimantran/proto/domain/theme';
import { Button } from '../../../components/button.tsx';
import type { Draft } from '../../../lib/drafts.ts';
import { useSession } from '../../../lib/session.ts';
import { useSignIn } from '../../../lib/sign-in/use-sign-in.ts';
import type { Faults } from '../lib/validate.ts';
import { PhotoSlotInput } from './photo-slot-input.tsx';
import css from './photos-section.module.css';

interface PhotosSectionProps {
  theme: Video;
  draft: Draft;
  faults: Faults;
}

export function PhotosSection({ theme, draft, faults }: PhotosSectionProps) {
  const session = useSession();
  const { signIn, prepare, pending } = useSignIn();
  const slots = theme.images ?? [];
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className={css.title}>
        Photos
      </h2>
      <p className={css.lead}>JPEG, PNG or WebP, up to 25 MB each. We delete them 2 days after your video is made.</p>
      {session.status === 'signed-out' && (
        <div className={css.signIn}>
          <p>Sign in so that your photos are stored for you alone.</p>
          <Button look="plain" busy={pending} onPointerEnter={prepare} onFocus={prepare} onClick={() => void signIn()}>
            Sign in to add photos
          </Button>
        </div>
      )}
      <ul className={css.slots}>
        {slots.map((slot) => (
          <li key={slot.key}>
            <PhotoSlotInput
              themeId={theme.id}
              slot={slot}
              photo={draft.photos[slot.key]}
              fault={draft.photos[slot.key] ? undefined : faults[`photos.${slot.key}`]}
              enabled={session.status === 'signed-in'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
