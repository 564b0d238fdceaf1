import { type Static, Type } from 'typebox';

/** The checks of the theme linter; the Theme Guide explains each. */
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
  'functions',
  'scene',
  'optional_scene',
  'empty_ground',
  'hidden_text',
  'field_too_long',
  'cost',
] as const;
export type LintCode = (typeof LINT_CODES)[number];

/** A linter finding about a package: its place, what a viewer would notice and what the author can do. */
export const LintFinding = Type.Object({
  code: Type.Enum([...LINT_CODES]),
  /** An error prevents publishing, a warning should be checked, a note is for information. */
  severity: Type.Enum(['error', 'warning', 'note']),
  /** `composition › layer`, or the part of theme.json. */
  path: Type.Optional(Type.String()),
  /** Frame of the video where it first appears. */
  frame: Type.Optional(Type.Number()),
  message: Type.String(),
  advice: Type.String(),
});
export type LintFinding = Static<typeof LintFinding>;

export const FontCoverage = Type.Object({
  font: Type.String(),
  file: Type.String(),
  /** ISO 15924 code → whether the font itself covers the script, a fallback does, or nothing does. */
  scripts: Type.Record(Type.String(), Type.Enum(['covered', 'fallback', 'none'])),
});
export type FontCoverage = Static<typeof FontCoverage>;

export const LongestText = Type.Object({
  field: Type.String(),
  label: Type.String(),
  max_length: Type.Integer(),
  /** Script → characters that fit at a readable size, at most `max_length`; null if the field is shown nowhere. */
  fits: Type.Record(Type.String(), Type.Union([Type.Integer(), Type.Null()])),
});
export type LongestText = Static<typeof LongestText>;

/** The linter's report on a package. */
export const ThemeLint = Type.Object({
  /** Errors first, then in the order of the video; at most 300. */
  findings: Type.Array(LintFinding, { maxItems: 300 }),
  fonts: Type.Array(FontCoverage, { maxItems: 60 }),
  texts: Type.Array(LongestText, { maxItems: 60 }),
});
export type ThemeLint = Static<typeof ThemeLint>;

/** Whether a report prevents a theme from being published. */
export const hasErrors = ({ findings }: Pick<ThemeLint, 'findings'>): boolean =>
  findings.some(({ severity }) => severity === 'error');
