import { formatField } from '@nimantran/proto/domain/field-format';
import type { AdminOrder } from '@nimantran/proto/http/orders/admin-orders';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { LAYOUT_NAMES } from '../../../lib/themes/layout-names.ts';
import { clockOf } from '../../../lib/time/clock.ts';
import css from './order-page.module.css';
import { Facts, Section } from './section.tsx';

/** The ordered details, photos and music, as they go into the video. */
export function OrderedPart({ shown }: { shown: AdminOrder }) {
  const { order, fields, slots, photo_urls } = shown;
  const { details, photos, music, bride_first, with_code, layout, palette } = order.customisation;
  const known = fields ?? Object.keys(details).map((key) => ({ key, label: key.replaceAll('_', ' '), kind: 'text' as const }));
  const words = known.flatMap(({ key, label, kind }) => {
    const text = details[key];
    return text ? [[label, <ScriptText key={key}>{formatField({ kind }, text, undefined, 'en')}</ScriptText>] as const] : [];
  });
  const labelOf = (slot: string) => slots?.find(({ key }) => key === slot)?.label ?? slot.replaceAll('_', ' ');
  return (
    <Section title="Order details">
      <Facts
        of={[
          ['Theme', `${order.theme.title} (${order.theme.id}), as of version ${shown.theme_version}`],
          [
            'Video',
            `${order.resolution}${order.remove_watermark ? ', without watermark' : ''}${bride_first ? ', bride’s name first' : ''}${with_code ? ', with a code in the last scene' : ''}${layout ? `, ${LAYOUT_NAMES[layout].toLowerCase()}` : ''}${palette ? `, colours “${palette}”` : ''}`,
          ],
          ['Preview', order.has_preview ? 'Before production, at double the price' : null],
          ...words,
        ]}
      />
      {Object.keys(photos).length > 0 && (
        <ul className={css.photos}>
          {Object.keys(photos).map((slot) => (
            <li key={slot}>
              <figure>
                {photo_urls[slot] ? (
                  <a href={photo_urls[slot]} target="_blank" rel="noreferrer">
                    <img
                      src={photo_urls[slot]}
                      alt={`${labelOf(slot)}, opens at full size`}
                      width={132}
                      height={132}
                      loading="lazy"
                    />
                  </a>
                ) : (
                  <p className={css.quiet}>The photo is not available right now.</p>
                )}
                <figcaption>{labelOf(slot)}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      {music && (
        <div>
          <p>The customer’s own music, from {clockOf(music.start_seconds)}.</p>
          {shown.music_url && (
            // biome-ignore lint/a11y/useMediaCaption: a customer's song has no words of ours
            <audio className={css.sound} controls preload="none" src={shown.music_url} aria-label="The customer’s own music" />
          )}
        </div>
      )}
    </Section>
  );
}
