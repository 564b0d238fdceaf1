import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { type Form, targetsOf } from './match-columns.ts';

export function templateOf(form: Form & Pick<ThemeManifest, 'sample_photos'>): string[][] {
  const targets = targetsOf(form);
  const sample = targets.map(({ target }) => {
    if (target.kind === 'field') return target.field.sample;
    if (target.kind === 'slot') return form.sample_photos[target.key] ?? '';
    return target.kind === 'bride_first' ? 'no' : '';
  });
  return [targets.map(({ heading }) => heading), sample];
}
