import { Type } from 'typebox';
import { defineOperation } from '../shared/operation.ts';

/** Puts a small file, which media deletes after an hour, and reports what is wrong with how the store keeps and shows it. */
export const proveFile = defineOperation({
  name: 'proveFile',
  method: 'POST',
  path: '/internal/file-proofs',
  access: 'service',
  summary: 'Puts a small file into the store and signs its address',
  body: Type.Object({
    text: Type.String({ minLength: 1, maxLength: 200 }),
    /** Whether media also fetches it at the signed address, where no browser will. */
    fetched: Type.Boolean(),
  }),
  answer: Type.Object({
    /** Null if the file could not be put. */
    url: Type.Union([Type.String(), Type.Null()]),
    /** The fault and its remedy in words; null without a fault. */
    fault: Type.Union([Type.String(), Type.Null()]),
  }),
});
