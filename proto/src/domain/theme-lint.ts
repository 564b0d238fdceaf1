import { type Static, Type } from 'typebox';

/** What the linter of themes looks at; the Theme Guide explains each. */
export const LINT_CODES = [
  'package',
  'layer_type',
  'expression',
  'effect',
  'layer_style',
  'blend_mode',
  'mask',
  'motion_blur',
  'space',
  'shape',
  'text_feature',
  'unused_field',
  'unused_slot',
  'unused_text',
  'unused_color',
  'unused_font',
  'unnamed_text',
  'condition',
  'sample',
  'names',
  'scene',
  'optional_scene',
  'empty_ground',
  'field_too_long',
  'cost',
] as const;
export type LintCode = (typeof LINT_CODES)[number];

/** What the linter has to say about a package: where it is, what a viewer would notice and what the author can do. */
export const LintFinding = Type.Object({
  code: Type.Enum([...LINT_CODES]),
  /** An error keeps the theme from being published, a warning asks for a look, a note is good to know. */
  severity: Type.Enum(['error', 'warning', 'note']),
  /** `composition › layer`, or the part of theme.json. */
  path: Type.Optional(Type.String()),
  /** Frame of the video where it is first seen. */
  frame: Type.Optional(Type.Number()),
  message: Type.String(),
  advice: Type.String(),
});
export type LintFinding = Static<typeof LintFinding>;

export const FontCoverage = Type.Object({
  font: Type.String(),
  file: Type.String(),
  /** ISO 15924 code → whether the font itself, a fallback or nothing writes it. */
  scripts: Type.Record(Type.String(), Type.Enum(['covered', 'fallback', 'none'])),
});
export type FontCoverage = Static<typeof FontCoverage>;

export const LongestText = Type.Object({
  field: Type.String(),
  label: Type.String(),
  max_length: Type.Integer(),
  /** Script → characters that fit at a size that reads well, at most `max_length`; null where the field is shown nowhere. */
  fits: Type.Record(Type.String(), Type.Union([Type.Integer(), Type.Null()])),
});
export type LongestText = Static<typeof LongestText>;

/** The linter's report on a package. */
export const ThemeLint = Type.Object({
  /** Errors first, then in the order of the film; at most 300. */
  findings: Type.Array(LintFinding, { maxItems: 300 }),
  fonts: Type.Array(FontCoverage, { maxItems: 60 }),
  texts: Type.Array(LongestText, { maxItems: 60 }),
});
export type ThemeLint = Static<typeof ThemeLint>;

/** Whether a report keeps a theme from being published. */
export const hasErrors = ({ findings }: Pick<ThemeLint, 'findings'>): boolean =>
  findings.some(({ severity }) => severity === 'error');
