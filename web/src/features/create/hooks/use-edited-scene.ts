import type { Video } from '@nimantran/proto/domain/theme';
import type { WantedScene } from '@nimantran/proto/http/studio/live-stills';
import { type FocusEvent, useState } from 'react';

/** The scene that shows the field with focus, until another one is chosen. `isChosen` once the visitor has begun. */
export function useEditedScene({ fields, images }: Video) {
  const [scene, setScene] = useState<WantedScene>();
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const [kind, key] = target.id.split('.');
    if (kind === 'details' && fields.some((field) => field.key === key)) setScene({ field: key ?? '' });
    if (kind === 'photos' && images?.some((slot) => slot.key === key)) setScene({ slot: key ?? '' });
  };
  return { scene: scene ?? { index: 0 }, isChosen: scene !== undefined, show: (index: number) => setScene({ index }), onFocus };
}
