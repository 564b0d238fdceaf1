import type { PhotoSlot, ThemeField, Video } from '@nimantran/proto/domain/theme';
import { Fragment, useState } from 'react';
import { Link } from '../../../components/controls/link.tsx';
import { CroppedPhoto } from '../../../components/uploads/cropped-photo.tsx';
import { photoWarning } from '../../../components/uploads/photo-warnings.ts';
import { usePhotoPicture } from '../../../components/uploads/use-photo-picture.ts';
import { classes } from '../../../lib/classes.ts';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { invitationOf } from '../../../lib/invitation/invitation-lines.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { Warning } from '../lib/detail-warnings.ts';
import { longestWord } from '../lib/longest-word.ts';
import { useCreate } from './create-flow.tsx';
import { EditableLine } from './editable-line.tsx';
import css from './invitation-sheet.module.css';

/** A day, a time and a place need no label. */
const SPOKEN_FOR: readonly ThemeField['kind'][] = ['date', 'time', 'place'];

interface InvitationSheetProps {
  theme: Video;
  draft: Draft;
  warnings: readonly Warning[];
  onCorrect: (key: string, words: string) => void;
}

export function InvitationSheet({ theme, draft, warnings, onCorrect }: InvitationSheetProps) {
  const { addressOf } = useCreate();
  const [open, setOpen] = useState<string | null>(null);
  const invitation = invitationOf(theme, draft);
  const photos = invitation.photos.filter((slot) => draft.photos[slot.key]);

  const line = (field: ThemeField, text: string, className: string | undefined) => (
    <EditableLine
      field={field}
      text={text}
      words={draft.details[field.key] ?? ''}
      warnings={warnings.filter((warning) => warning.field === field.key).map((warning) => warning.text)}
      className={className}
      open={open === field.key}
      onOpen={() => setOpen(field.key)}
      onDone={(words) => {
        if (words !== undefined) onCorrect(field.key, words);
        setOpen(null);
      }}
    />
  );

  return (
    <section className={css.sheet} aria-label="Your invitation">
      <svg className={css.arch} viewBox="0 0 100 24" aria-hidden="true" preserveAspectRatio="none">
        <path
          className={css.outer}
          d="M0 24C0 13 14 13.500 28 10.500 38 8.300 45 5 50 0.500 55 5 62 8.300 72 10.500 86 13.500 100 13 100 24"
        />
        <path
          className={css.inner}
          d="M3 24C3 15.500 16 15.500 29 12.600 38.500 10.400 45.300 7.200 50 3.400 54.700 7.200 61.500 10.400 71 12.600 84 15.500 97 15.500 97 24"
        />
      </svg>
      <div className={css.body}>
        <div className={css.names}>
          {invitation.names.map(({ field, text }, index) => (
            <Fragment key={field.key}>
              {index > 0 && (
                <span className={css.and} aria-hidden="true">
                  &amp;
                </span>
              )}
              {line(field, text, classes(css.name, sizeOf(text)))}
            </Fragment>
          ))}
        </div>
        {photos.length > 0 && (
          <ul className={css.photos} aria-label="Photos">
            {photos.map((slot) => (
              <li key={slot.key}>
                <SheetPhoto draft={draft} slot={slot} />
              </li>
            ))}
          </ul>
        )}
        {(theme.images ?? []).length > 0 && (
          <p className={css.change}>
            <Link to={addressOf('part=photos')}>{photos.length > 0 ? 'Change photos' : 'Add photos'}</Link>
          </p>
        )}
        {invitation.lines.map(({ field, text }) => (
          <div key={field.key} className={css.row}>
            {SPOKEN_FOR.includes(field.kind) || (
              <span className={css.label} aria-hidden="true">
                {field.label}
              </span>
            )}
            {line(field, text, field.kind === 'date' ? css.date : css.line)}
          </div>
        ))}
        {invitation.leftOut.length > 0 && (
          <div className={css.leftOut}>
            <p>Empty, and left out of the video:</p>
            {invitation.leftOut.map((field) => (
              <Fragment key={field.key}>{line(field, '', css.empty)}</Fragment>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function sizeOf(name: string): string | undefined {
  const longest = longestWord(name);
  if (longest > 15) return css.longestName;
  return longest > 10 ? css.longName : undefined;
}

function SheetPhoto({ draft, slot }: { draft: Draft; slot: PhotoSlot }) {
  const { draftKey } = useCreate();
  const session = useSession();
  const photo = draft.photos[slot.key];
  const picture = usePhotoPicture(draftKey, slot.key, photo, session.status === 'signed-in');
  const warning = photoWarning(slot, photo, draft.resolution);
  const shape = classes(css.photo, slot.width <= slot.height && css.arched);
  return (
    <figure>
      {picture ? (
        <CroppedPhoto src={picture} alt={`Your photo for ${slot.label}`} slot={slot} crop={photo?.crop} className={shape} />
      ) : (
        <div className={shape} style={{ aspectRatio: `${slot.width} / ${slot.height}` }} />
      )}
      <figcaption>
        {slot.label}
        {warning && <span className={css.photoWarning}>{warning.text}</span>}
      </figcaption>
    </figure>
  );
}
