import type { LineAnswer, Review } from '../http/orders/reviews.ts';

/** Whether somebody said that every line with words is right. */
export function isYes(answers: readonly LineAnswer[], { fields, details }: Pick<Review, 'fields' | 'details'>): boolean {
  const right = new Set(answers.flatMap(({ key, verdict }) => (verdict === 'right' ? [key] : [])));
  return fields.every(({ key }) => right.has(key) || (details[key] ?? '') === '');
}
