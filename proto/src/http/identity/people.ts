import { type Static, Type } from 'typebox';
import { Approval, ApprovalDecision, ApprovalFilter, ApprovalList, ApprovalParams } from '../../domain/approval.ts';
import { Role } from '../../domain/user.ts';
import { defineOperation } from '../shared/operation.ts';

/** `environment`: set by the configuration, and only removable there; `granted`: by an admin or an operator. */
export const RoleSource = Type.Enum(['environment', 'granted']);

/** An account as admins see it. */
export const ShopUser = Type.Object({
  uid: Type.String(),
  email: Type.String(),
  email_verified: Type.Boolean(),
  name: Type.String(),
  roles: Type.Array(Type.Object({ role: Role, source: RoleSource, since: Type.String() })),
  registered_at: Type.String(),
  last_sign_in_at: Type.String(),
  /** Browsers in which this account is signed in. */
  open_sessions: Type.Integer({ minimum: 0 }),
});
export type ShopUser = Static<typeof ShopUser>;

/** A minus before the column sorts in descending order. */
export const USER_SORTS = ['email', '-email', 'last_sign_in_at', '-last_sign_in_at', 'registered_at', '-registered_at'] as const;
export type UserSort = (typeof USER_SORTS)[number];

const ByUid = Type.Object({ uid: Type.String({ minLength: 1, maxLength: 128 }) });

export const listUsers = defineOperation({
  name: 'listUsers',
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'All accounts, most recent sign-in first unless sorted otherwise',
  query: Type.Object({
    /** A part of the mail address or the name. */
    search: Type.Optional(Type.String({ maxLength: 254 })),
    role: Type.Optional(Role),
    sort: Type.Optional(Type.Enum([...USER_SORTS])),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Type.String({ maxLength: 800 })),
  }),
  answer: Type.Object({ users: Type.Array(ShopUser), next_cursor: Type.Union([Type.String(), Type.Null()]) }),
});

export const getUser = defineOperation({
  name: 'getUser',
  method: 'GET',
  path: '/api/admin/users/{uid}',
  access: 'admin',
  summary: 'One account',
  params: ByUid,
  answer: ShopUser,
});

/** The account's new state, and the approval that waits for a second admin, if any. */
export const RoleAnswer = Type.Object({ user: ShopUser, approval: Type.Union([Approval, Type.Null()]) });
export type RoleAnswer = Static<typeof RoleAnswer>;

/**
 * If there are two admins it is only requested: 202 with the approval that another has to give.
 * 409 `has_role`, `email_not_proven`, `already_asked`.
 */
export const grantRole = defineOperation({
  name: 'grantRole',
  method: 'POST',
  path: '/api/admin/users/{uid}/roles',
  access: 'admin',
  summary: 'Grants a role to an account, or requests it from a second admin',
  params: ByUid,
  body: Type.Object({ role: Role }),
  answer: RoleAnswer,
});

/**
 * Takes effect immediately, except for another person's admin role: if there are two admins, that is only requested: 202 with the
 * approval that another has to give. 409 `role_from_environment`, `last_admin`, `already_asked`. Repeating it is harmless.
 */
export const revokeRole = defineOperation({
  name: 'revokeRole',
  method: 'DELETE',
  path: '/api/admin/users/{uid}/roles/{role}',
  access: 'admin',
  summary: 'Revokes a granted role of an account, or requests that from a second admin',
  params: Type.Object({ uid: ByUid.properties.uid, role: Role }),
  answer: RoleAnswer,
});

/** For a hijacked account or a lost device. The next request of each session and key is refused. */
export const endSessions = defineOperation({
  name: 'endSessions',
  method: 'POST',
  path: '/api/admin/users/{uid}/end-sessions',
  access: 'admin',
  summary: 'Ends all sessions of an account, and revokes its API keys',
  params: ByUid,
  answer: ShopUser,
});

export const listRoleApprovals = defineOperation({
  name: 'listRoleApprovals',
  method: 'GET',
  path: '/api/admin/role-approvals',
  access: 'admin',
  summary: 'Role requests that wait for a second admin, or that were decided',
  query: ApprovalFilter,
  answer: ApprovalList,
});

/** 409 `own_request`, `already_decided`, `approval_lapsed`. */
export const decideRoleApproval = defineOperation({
  name: 'decideRoleApproval',
  method: 'POST',
  path: '/api/admin/role-approvals/{id}/decision',
  access: 'admin',
  summary: 'Approves or declines a role that another admin requested',
  params: ApprovalParams,
  body: ApprovalDecision,
  answer: Approval,
});

/** 409 `not_your_request`, `already_decided`, `approval_lapsed`. */
export const withdrawRoleApproval = defineOperation({
  name: 'withdrawRoleApproval',
  method: 'POST',
  path: '/api/admin/role-approvals/{id}/withdraw',
  access: 'admin',
  summary: "Withdraws one's own role request",
  params: ApprovalParams,
  answer: Approval,
});
