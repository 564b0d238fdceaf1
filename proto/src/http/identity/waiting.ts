import { type Static, Type } from 'typebox';
import { defineOperation } from '../shared/operation.ts';

const Count = Type.Integer({ minimum: 0 });

export const PeopleWaiting = Type.Object({
  /** Roles that wait for a second admin. */
  role_approvals: Count,
});
export type PeopleWaiting = Static<typeof PeopleWaiting>;

export const countPeopleWaiting = defineOperation({
  name: 'countPeopleWaiting',
  method: 'GET',
  path: '/api/admin/waiting/people',
  access: 'admin',
  summary: 'How many roles wait for a second admin',
  answer: PeopleWaiting,
});
