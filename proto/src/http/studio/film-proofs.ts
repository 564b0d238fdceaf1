import { Type } from 'typebox';
import { defineOperation } from '../shared/operation.ts';

/** Ends an earlier one that is not finished. @throws 404 `no_such_theme` if catalog does not have it on sale */
export const startFilmProof = defineOperation({
  name: 'startFilmProof',
  method: 'POST',
  path: '/internal/film-proofs',
  access: 'service',
  summary: 'Has the film of a theme rendered with its sample words, small, to show that films are made',
  body: Type.Object({ theme_id: Type.Integer() }),
  answer: Type.Object({ id: Type.String({ format: 'uuid' }) }),
});

/** Kept for a day. @throws 404 `no_such_trial` */
export const getFilmProof = defineOperation({
  name: 'getFilmProof',
  method: 'GET',
  path: '/internal/film-proofs/{id}',
  access: 'service',
  summary: 'How far that film is',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  answer: Type.Object({
    state: Type.Enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']),
    /** Why it failed. */
    error: Type.Union([Type.String(), Type.Null()]),
    /** From the request until now, or until its end. */
    seconds: Type.Integer({ minimum: 0 }),
  }),
});
