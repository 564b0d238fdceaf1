import { Type } from 'typebox';
import { Customisation } from '../../domain/customisation.ts';
import { defineOperation } from '../shared/operation.ts';
import { ById, StudioJob, StudioJobState, StudioStill, StudioVersion } from './jobs.ts';

const Words = Type.String({ minLength: 1, maxLength: 1_000 });

/** The deadline is paused until the customer answers on the order page, or a designer resumes the job. */
export const holdJob = defineOperation({
  name: 'holdJob',
  method: 'POST',
  path: '/api/studio/jobs/{id}/hold',
  access: 'designer',
  summary: 'Asks the customer and puts the job on hold; only for the designer who claimed it',
  params: ById,
  body: Type.Object({ message: Words }),
  answer: StudioJob,
});

/**
 * Also for an unclaimed job; a claim on it ends, and a video that is being rendered stops. 409 if the job already waits or has
 * ended.
 */
export const askCustomer = defineOperation({
  name: 'askCustomer',
  method: 'POST',
  path: '/api/admin/jobs/{id}/question',
  access: 'admin',
  summary: 'Asks the customer of an order and puts its job on hold',
  params: ById,
  body: Type.Object({ message: Words }),
  answer: Type.Object({ state: StudioJobState }),
});

/** For answers that arrived another way: the job waits for a designer again. */
export const takeUpJob = defineOperation({
  name: 'takeUpJob',
  method: 'POST',
  path: '/api/studio/jobs/{id}/take-up',
  access: 'designer',
  summary: 'Ends the hold of a job that waits for an answer',
  params: ById,
  answer: StudioJob,
});

/** For a job that is claimed, or approved and not delivered yet; in the second case its render is stopped. */
export const sendBackJob = defineOperation({
  name: 'sendBackJob',
  method: 'POST',
  path: '/api/studio/jobs/{id}/send-back',
  access: 'designer',
  summary: 'Returns a job to the queue with a note for colleagues',
  params: ById,
  body: Type.Object({ note: Words }),
  answer: StudioJob,
});

/** For two hours only that colleague gets the job; then anyone who pulls. */
export const handOverJob = defineOperation({
  name: 'handOverJob',
  method: 'POST',
  path: '/api/studio/jobs/{id}/hand-over',
  access: 'designer',
  summary: 'Hands a claimed job to a colleague',
  params: ById,
  body: Type.Object({ to: Type.String({ minLength: 1, maxLength: 128 }), note: Type.Optional(Words) }),
  answer: StudioJob,
});

export const listColleagues = defineOperation({
  name: 'listColleagues',
  method: 'GET',
  path: '/api/studio/colleagues',
  access: 'designer',
  summary: 'Other people who worked in the studio recently',
  answer: Type.Object({ colleagues: Type.Array(Type.Object({ uid: Type.String(), name: Type.String(), busy: Type.Boolean() })) }),
});

/** Repeatable: a film that is drawn, or being drawn, stays the only one of its version. @throws 409 `film_failed` after three failures */
export const drawDraftFilm = defineOperation({
  name: 'drawDraftFilm',
  method: 'POST',
  path: '/api/studio/jobs/{id}/draft',
  access: 'designer',
  summary: "Draws the film of a job's draft; only for the designer who claimed it",
  params: ById,
  answer: StudioJob,
});

const OneVersion = Type.Object({ ...ById.properties, version: Type.Integer({ minimum: 1 }) });

export const getStudioVersion = defineOperation({
  name: 'getStudioVersion',
  method: 'GET',
  path: '/api/studio/jobs/{id}/versions/{version}',
  access: 'designer',
  summary: 'An earlier version of a job, with its stills',
  params: OneVersion,
  answer: Type.Object({
    ...StudioVersion.properties,
    customisation: Customisation,
    /** Empty for a version without stills. */
    scenes: Type.Array(StudioStill),
  }),
});

export const restoreVersion = defineOperation({
  name: 'restoreVersion',
  method: 'POST',
  path: '/api/studio/jobs/{id}/versions/{version}/restore',
  access: 'designer',
  summary: 'Makes an earlier version the newest; only for the designer who claimed the job',
  params: OneVersion,
  answer: StudioJob,
});
