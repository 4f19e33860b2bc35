import * as tables from '../platform/database/schema';
import { hashSecret } from '../session';
import { itemAt, DAY_MS, HOUR_MS, type World } from './world';

/** Keys that nobody can use: the hashed texts don't have the form of a key. */
export async function addApiKeys({ tx, now, staff }: World, businessId: string): Promise<void> {
  const key = { businessId, expiryNotifiedAt: new Date(now) };
  await tx.insert(tables.apiKeys).values([
    {
      ...key,
      userId: itemAt(staff, 0).id,
      name: 'Our shop',
      hash: hashSecret('of the shop'),
      ending: 'k9Qz',
      scopes: ['members:read', 'members:write'],
      createdAt: new Date(now - 355 * DAY_MS),
      expiresAt: new Date(now + 10 * DAY_MS),
      lastUsedAt: new Date(now - 2 * HOUR_MS),
    },
    {
      ...key,
      userId: itemAt(staff, 1).id,
      name: 'Attendance spreadsheet',
      hash: hashSecret('of the spreadsheet'),
      ending: 'Xw2r',
      scopes: ['members:read'],
      createdAt: new Date(now - 20 * DAY_MS),
      expiresAt: new Date(now + 345 * DAY_MS),
    },
  ]);
}
