import {
  DRAWN_LAYER_NAMES,
  DRAWN_MASK_NAMES,
  DRAWN_SHAPE_NAMES,
  DRAWN_STYLE_NAMES,
  EFFECT_NAMES,
  LAYER_NAMES,
  MASK_NAMES,
  SHAPE_NAMES,
  STYLE_NAMES,
} from '@nimantran/proto/domain/skottie-support';

export interface SupportRow {
  part: string;
  drawn: readonly string[];
  missing: readonly string[];
}

/** The supported and unsupported features, from the linter's own tables. */
export const SUPPORT: readonly SupportRow[] = [
  { part: 'Layers', drawn: Object.values(DRAWN_LAYER_NAMES), missing: Object.values(LAYER_NAMES) },
  { part: 'Shapes', drawn: Object.values(DRAWN_SHAPE_NAMES), missing: Object.values(SHAPE_NAMES) },
  { part: 'Effects', drawn: Object.values(EFFECT_NAMES), missing: ['all others'] },
  { part: 'Layer styles', drawn: Object.values(DRAWN_STYLE_NAMES), missing: Object.values(STYLE_NAMES) },
  { part: 'Masks', drawn: Object.values(DRAWN_MASK_NAMES), missing: [...Object.values(MASK_NAMES), 'expansion'] },
];
