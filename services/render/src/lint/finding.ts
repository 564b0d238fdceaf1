/** What the theme tool has to say about a package: where it is, what a viewer would notice and what the author can do. */
export interface LintFinding {
  code: LintCode;
  /** An error keeps the theme from being published, a warning asks for a look, a note is good to know. */
  severity: 'error' | 'warning' | 'note';
  /** `composition › layer`, or the part of theme.json. */
  path?: string;
  /** Frame of the video where it is first seen. */
  frame?: number;
  message: string;
  advice: string;
}

export type LintCode =
  | 'package'
  | 'layer_type'
  | 'expression'
  | 'effect'
  | 'layer_style'
  | 'blend_mode'
  | 'mask'
  | 'motion_blur'
  | 'space'
  | 'shape'
  | 'text_feature'
  | 'unused_field'
  | 'unused_slot'
  | 'unused_text'
  | 'unused_color'
  | 'unused_font'
  | 'unnamed_text'
  | 'condition'
  | 'sample'
  | 'names'
  | 'scene'
  | 'optional_scene'
  | 'empty_ground'
  | 'field_too_long'
  | 'cost';

/** A finding before its place is put to it. */
export type Bare = Omit<LintFinding, 'path' | 'frame'>;
