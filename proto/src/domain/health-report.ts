import { type Static, type TSchema, Type } from 'typebox';

const Instant = Type.String({ format: 'date-time' });
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** What a proof of the installation shows: that a backup was made, or that one was restored and thrown away. */
export const PROOF_KINDS = ['backup', 'restore_drill'] as const;
export const ProofKind = Type.Enum([...PROOF_KINDS]);
export type ProofKind = (typeof PROOF_KINDS)[number];

export const Proof = Type.Object({
  kind: ProofKind,
  /** Of the last run, whether it passed or failed; null if there was none. */
  last: orNull(
    Type.Object({
      started_at: Instant,
      finished_at: Instant,
      passed: Type.Boolean(),
      /** What the run said at its end, in words. */
      said: Type.String({ maxLength: 500 }),
    }),
  ),
  /** When a run last passed. */
  passed_at: orNull(Instant),
});
export type Proof = Static<typeof Proof>;

export const KnownKey = Type.Object({
  /** `token key of orders`, `certificate of shop.example.com`. */
  name: Type.String(),
  kind: Type.Enum(['token_key', 'certificate', 'api_key']),
  /** Since when the shop knows it; a key may be older than that. Null if nobody noted it. */
  since: orNull(Instant),
  expires_at: orNull(Instant),
  /** Why it could not be read. */
  fault: orNull(Type.String()),
});
export type KnownKey = Static<typeof KnownKey>;

/** What a service tells admins about itself. It contains no word of a customer and no secret. */
export const HealthReport = Type.Object({
  service: Type.String(),
  at: Instant,
  version: Type.String(),
  /** Print of the code that all services share: services of one version have the same. */
  code: Type.String(),
  node: Type.String(),
  /** The process that answers: one of several if the service has replicas. */
  process: Type.String(),
  started_at: Instant,
  /** The last migration of its schema; null without a schema. */
  schema: orNull(Type.String()),
  /** The checks of `/readyz` that fail; empty if it is ready. */
  not_ready: Type.Array(Type.String()),
  /** Metrics of `FIGURES` that this process has. */
  figures: Type.Array(
    Type.Object({ name: Type.String(), labels: Type.Record(Type.String(), Type.String()), value: Type.Number() }),
  ),
  /** The disks that it writes to. */
  disks: Type.Array(Type.Object({ place: Type.String(), free_bytes: Type.Number(), total_bytes: Type.Number() })),
  keys: Type.Array(KnownKey),
  proofs: Type.Array(Proof),
  /** The kinds of errors that the process logged since its start, newest first: never their texts. */
  errors: Type.Array(
    Type.Object({
      message: Type.String(),
      type: Type.String(),
      code: Type.String(),
      count: Type.Integer({ minimum: 1 }),
      first_at: Instant,
      last_at: Instant,
    }),
  ),
  /** Its variables: numbers and choices as they are, addresses without accounts and paths, anything else as `set`. */
  settings: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  /** Things that an operator has to know and that are no fault: what is for trying out only. */
  remarks: Type.Array(Type.String()),
});
export type HealthReport = Static<typeof HealthReport>;
export type Figure = HealthReport['figures'][number];
