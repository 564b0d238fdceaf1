import { FIGURES, isTooMuch, spanInWords } from '@nimantran/proto/domain/health';
import type { Figure, HealthReport } from '@nimantran/proto/domain/health-report';

export interface FigureRow {
  service: string;
  label: string;
  value: string;
  isTooMuch: boolean;
}

/** One row for each kind of figure that a service has: the sum or the longest time, and the parts of it that are not zero. */
export function figureRows({ service, figures }: HealthReport): FigureRow[] {
  return [...Map.groupBy(figures, ({ name }) => name)].map(([name, of]) => ({
    service,
    label: FIGURES[name]?.label ?? name,
    value: FIGURES[name]?.unit === 'seconds' ? longestOf(of) : countsOf(of),
    isTooMuch: of.some(isTooMuch),
  }));
}

function longestOf(figures: readonly Figure[]): string {
  const longest = Math.max(0, ...figures.map(({ value }) => value));
  return longest === 0 ? 'none' : spanInWords(longest * 1000);
}

function countsOf(figures: readonly Figure[]): string {
  const shown = figures.filter(({ value }) => value > 0);
  if (shown.length === 0) return '0';
  const names = (labels: Figure['labels']) => Object.values(labels).join(' ').replaceAll('_', ' ');
  return shown.map(({ labels, value }) => `${value} ${names(labels)}`.trim()).join(', ');
}
