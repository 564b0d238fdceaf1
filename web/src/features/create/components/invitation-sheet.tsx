import type { ThemeField, Video } from '@nimantran/proto/domain/theme';
import { Fragment, useState } from 'react';
import type { Draft } from '../../../lib/drafts.ts';
import { useSession } from '../../../lib/session.ts';
import { usePhotoPicture } from '../hooks/use-photo-picture.ts';
import { invitationOf } from '../lib/invitation-lines.ts';
import { EditableLine } from './editable-line.tsx';
import css from './invitation-sheet.module.css';

interface InvitationSheetProps {
  theme: Video;
  draft: Draft;
  onCorrect: (key: string, words: string) => void;
}

export function InvitationSheet({ theme, draft, onCorrect }: InvitationSheetProps) {
  const [open, setOpen] = useState<string | null>(null);
  const invitation = invitationOf(theme, draft);
  const photos = (theme.images ?? []).filter((slot) => draft.photos[slot.key]);

  const line = (field: ThemeField, text: string, className: string | undefined) => (
    <EditableLine
      field={field}
      text={text}
      words={draft.details[field.key] ?? ''}
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
      <svg className={css.arch} viewBox="0 0 240 60" fill="none" aria-hidden="true" preserveAspectRatio="xMidYMax meet">
        <path
          d="M4 58c0-28 34-26 66-34 24-6 38-12 50-20 12 8 26 14 50 20 32 8 66 6 66 34"
          stroke="currentColor"
          strokeWidth="1.200"
        />
        <path
          d="M16 58c0-22 32-20 60-27 20-5 34-10 44-17 10 7 24 12 44 17 28 7 60 5 60 27"
          stroke="var(--marigold)"
          strokeWidth="1.200"
        />
        <circle cx="120" cy="24" r="2.200" fill="var(--marigold)" />
      </svg>
      <div className={css.names}>
        {invitation.names.map(({ field, text }, index) => (
          <Fragment key={field.key}>
            {index > 0 && (
              <span className={css.and} aria-hidden="true">
                &amp;
              </span>
            )}
            {line(field, text, css.name)}
          </Fragment>
        ))}
      </div>
      {photos.length > 0 && (
        <ul className={css.photos}>
          {photos.map((slot) => (
            <li key={slot.key}>
              <SheetPhoto theme={theme} draft={draft} slot={slot.key} label={slot.label} />
            </li>
          ))}
        </ul>
      )}
      {invitation.lines.map(({ field, text }) => (
        <Fragment key={field.key}>{line(field, text, field.kind === 'date' ? css.date : css.line)}</Fragment>
      ))}
      {invitation.leftOut.length > 0 && (
        <div className={css.leftOut}>
          <p>Left empty, and left out of the film:</p>
          {invitation.leftOut.map((field) => (
            <Fragment key={field.key}>{line(field, '', css.empty)}</Fragment>
          ))}
        </div>
      )}
    </section>
  );
}

function SheetPhoto({ theme, draft, slot, label }: { theme: Video; draft: Draft; slot: string; label: string }) {
  const session = useSession();
  const picture = usePhotoPicture(theme.id, slot, draft.photos[slot], session.status === 'signed-in');
  return (
    <figure>
      {picture ? <img src={picture} alt="" /> : <div className={css.noPicture} />}
      <figcaption>{label}</figcaption>
    </figure>
  );
}
