import { createErasedCustomers } from '@nimantran/kit/db/erased-customers';
import type { Kysely } from 'kysely';

export const up = (db: Kysely<never>): Promise<void> => createErasedCustomers(db);
