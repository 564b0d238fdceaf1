import type { ServicePublicKey } from '@nimantran/kit/auth/service-keys';
import type { DbClock } from '@nimantran/kit/db/database';
import type { KnownKey } from '@nimantran/proto/domain/health-report';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

const SOON_DAYS = 30;
const MOST_API_KEYS = 50;

/** Notes keys of services that were not known before: a key itself does not say when it was made. */
export async function noteTokenKeys(db: Kysely<Tables>, keys: readonly ServicePublicKey[]): Promise<void> {
  await db
    .insertInto('knownKeys')
    .values(keys.map(({ id, service }) => ({ id, service })))
    .onConflict((known) => known.column('id').doNothing())
    .execute();
}

/** The keys by which services prove who they are, and the API keys that end soon, by their first letters: people choose the names. */
export async function readKnownKeys(db: Kysely<Tables>, clock: DbClock, keys: readonly ServicePublicKey[]): Promise<KnownKey[]> {
  const [noted, apiKeys] = await Promise.all([
    db.selectFrom('knownKeys').select(['id', 'firstSeenAt']).execute(),
    db
      .selectFrom('apiKeys')
      .select(['prefix', 'createdAt', 'expiresAt'])
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', clock())
      .where('expiresAt', '<', sql<Date>`${clock()} + make_interval(days => ${SOON_DAYS})`)
      .orderBy('expiresAt')
      .limit(MOST_API_KEYS)
      .execute(),
  ]);
  const seen = new Map(noted.map(({ id, firstSeenAt }) => [id, firstSeenAt.toISOString()]));
  const nth = (service: string, id: string) => {
    const ofService = keys.filter((key) => key.service === service);
    return ofService.length === 1 ? '' : ` ${ofService.findIndex((key) => key.id === id) + 1}`;
  };
  return [
    ...keys.map(
      ({ id, service }): KnownKey => ({
        name: `token key${nth(service, id)} of ${service}`,
        kind: 'token_key',
        since: seen.get(id) ?? null,
        expires_at: null,
        fault: null,
      }),
    ),
    ...apiKeys.map(
      ({ prefix, createdAt, expiresAt }): KnownKey => ({
        name: `API key ${prefix}…`,
        kind: 'api_key',
        since: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        fault: null,
      }),
    ),
  ];
}
