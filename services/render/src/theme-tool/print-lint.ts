import { styleText } from 'node:util';
import type { LintFinding, ThemeLint } from '@nimantran/proto/domain/theme-lint';
import { SAMPLE_SCRIPTS } from '../lint/longest-text.ts';

const COLORS = { error: 'red', warning: 'yellow', note: 'gray' } as const;

export function lintText({ findings, fonts, texts }: ThemeLint): string {
  const count = (severity: LintFinding['severity']): number => findings.filter((finding) => finding.severity === severity).length;
  const blocks = [findings.map(findingText).join('\n')];
  if (texts.length > 0) {
    const rows = texts.map(({ field, max_length, fits }) => [
      field,
      max_length,
      ...SAMPLE_SCRIPTS.map((script) => fits[script] ?? '–'),
    ]);
    blocks.push(table(['field', 'max_length', ...SAMPLE_SCRIPTS.map((script) => `fits, ${script}`)], rows));
  }
  if (fonts.length > 0) {
    const scripts = Object.keys(fonts[0]?.scripts ?? {});
    const rows = fonts.map((font) => [font.font, ...scripts.map((script) => SIGNS[font.scripts[script] ?? 'none'])]);
    blocks.push(`${table(['font', ...scripts], rows)}\n+ in the font, f by a fallback font, – not at all`);
  }
  blocks.push(`${count('error')} errors, ${count('warning')} warnings, ${count('note')} notes`);
  return blocks.filter((block) => block !== '').join('\n\n');
}

const SIGNS = { covered: '+', fallback: 'f', none: '–' } as const;

function findingText({ severity, code, path, frame, message, advice }: LintFinding): string {
  const place = [path, frame === undefined ? undefined : `frame ${frame}`].filter((part) => part !== undefined).join(', ');
  return `${styleText(COLORS[severity], severity)} ${code}${place === '' ? '' : `  ${place}`}\n  ${message}\n  → ${advice}`;
}

function table(head: (string | number)[], rows: (string | number)[][]): string {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
