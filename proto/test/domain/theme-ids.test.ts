import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { PreviewDraft } from '../../src/domain/support-request.ts';
import { getTheme } from '../../src/http/catalog/admin-themes.ts';
import { saveDraft } from '../../src/http/orders/drafts.ts';
import { placeOrder } from '../../src/http/orders/orders.ts';
import { createBatch, downloadBatchTemplate } from '../../src/http/studio/batches.ts';

it('lets a theme be named by no number that its column could not hold', () => {
  const named = [placeOrder.body, createBatch.body, PreviewDraft, downloadBatchTemplate.query, saveDraft.params, getTheme.params];
  for (const { properties } of named) {
    const takes = (id: number): boolean => Value.Check(properties.theme_id, id);
    expect([0, 1, 2 ** 31 - 1, 2 ** 31].map(takes)).toEqual([false, true, true, false]);
  }
});
