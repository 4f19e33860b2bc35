import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ApiKey, MyApiKey } from '../../contract/entities.gen';
import { compareNames } from '../../domain/text/compareNames';
import { secondsOf } from '../platform/clock';
import type { Queryable } from '../platform/database/client';
import { apiKeys, businesses, memberships, users } from '../platform/database/schema';
import type { Caller } from '../platform/http/call';
import { keyOf } from './keyOf';
import { presentApiKey } from './presenter';

export async function apiKeysOf(db: Queryable, businessId: string): Promise<ApiKey[]> {
  const { hash: _hash, expiryNotifiedAt: _noticed, ...columns } = getTableColumns(apiKeys);
  const rows = await db
    .select({ ...columns, createdBy: sql<string>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.businessId, businessId));
  return rows.map(presentApiKey).sort((a, b) => compareNames(a.name, b.name));
}

/** The key of a request, with the ids that a program needs. 404 without a key. */
export async function myApiKey(db: Queryable, caller: Caller): Promise<MyApiKey> {
  const key = keyOf(caller);
  const rows = await db
    .select({ businessName: businesses.name, id: memberships.id, name: memberships.name })
    .from(businesses)
    .leftJoin(memberships, eq(memberships.businessId, businesses.id))
    .where(eq(businesses.id, key.businessId))
    .orderBy(asc(memberships.id));
  const found = rows.flatMap(({ id, name }) => (id !== null && name !== null ? [{ id, name }] : []));
  return {
    name: key.name,
    scopes: [...key.scopes],
    expires: secondsOf(key.expiresAt),
    businessId: key.businessId,
    businessName: rows[0]?.businessName ?? '',
    memberships: found.sort((a, b) => compareNames(a.name, b.name)),
  };
}
