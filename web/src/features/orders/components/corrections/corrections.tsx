import type { Order } from '@nimantran/proto/domain/order';
import type { Video } from '@nimantran/proto/domain/theme';
import { type ReactNode, useEffect, useRef } from 'react';
import { ThemeFieldInput } from '../../../../components/controls/theme-field-input.tsx';
import { OwnMusic } from '../../../../components/uploads/own-music.tsx';
import { useDraft } from '../../../../lib/drafts/draft-store.ts';
import type { Faults } from '../../../../lib/forms/problem-faults.ts';
import { useUploadSizes } from '../../../../lib/page/page-context.ts';
import { musicLimits } from '../../../../lib/uploads/music-fault.ts';
import { spareUploads, useKeptUploads } from '../../../../lib/uploads/uploads.ts';
import { correctionsOf } from '../../lib/corrections.ts';
import css from './corrections.module.css';
import { PhotoCorrections } from './photo-corrections.tsx';

interface CorrectionsProps {
  order: Order;
  theme: Pick<Video, 'fields' | 'images' | 'duration_seconds'>;
  faults: Faults;
  /** A field's fault has been corrected. */
  onMended: (field: string) => void;
}

/** The parts of an order that can be corrected: details, photos, and the music if the order includes custom music. */
export function Corrections({ order, theme, faults, onMended }: CorrectionsProps) {
  const { music: mostMb } = useUploadSizes();
  const { draft, change, setDetail } = useDraft(order.number);
  const { details, photos, music } = order.customisation;
  const slots = theme.images ?? [];
  // Custom music has a price.
  const ownMusic = music !== null || order.lines.some(({ kind }) => kind === 'custom_audio');
  const corrections = correctionsOf(order, draft);
  useKeptUploads();
  useEffect(() => {
    const ids = Object.values(photos).map(({ upload_id }) => upload_id);
    spareUploads(music ? [...ids, music.upload_id] : ids);
  }, [photos, music]);
  const has = (part: string) => Object.keys(faults).some((field) => field.startsWith(part));
  return (
    <div className={css.parts}>
      {theme.fields.length > 0 && (
        <Part title="Correct the text" opened={has('details.') || Object.keys(corrections.details).length > 0}>
          <div className={css.part}>
            {theme.fields.map((field) => (
              <ThemeFieldInput
                key={field.key}
                field={field}
                value={draft.details[field.key] ?? details[field.key] ?? ''}
                fault={faults[`details.${field.key}`]}
                onChange={(words) => {
                  setDetail(field.key, words);
                  onMended(`details.${field.key}`);
                }}
              />
            ))}
          </div>
        </Part>
      )}
      {slots.length > 0 && (
        <Part
          title={Object.keys(photos).length > 0 ? 'Send another photo' : 'Send photos'}
          opened={has('photos.') || Object.keys(corrections.photos).length > 0}
        >
          <PhotoCorrections order={order} slots={slots} draft={draft} faults={faults} />
        </Part>
      )}
      {ownMusic && (
        <Part title="Send other music" opened={has('music') || draft.music !== null}>
          <div className={css.part}>
            <p className={css.lead}>
              {music ? 'The music you uploaded stays unless you choose another' : 'Your order includes your own music'}:{' '}
              {musicLimits(mostMb)}.
            </p>
            <OwnMusic
              draftKey={order.number}
              videoSeconds={theme.duration_seconds}
              draft={draft}
              faults={faults}
              change={change}
              onMended={onMended}
            />
          </div>
        </Part>
      )}
    </div>
  );
}

/** Collapsed by default; a fault inside opens it. */
function Part({ title, opened, children }: { title: string; opened: boolean; children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (opened && fold.current) fold.current.open = true;
  }, [opened]);
  return (
    <details ref={fold} className={css.fold}>
      <summary className={css.summary}>{title}</summary>
      {children}
    </details>
  );
}
