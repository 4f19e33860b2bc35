import type { ApiKey } from '../../contract/entities.gen';
import { secondsOf } from '../platform/clock';
import type { apiKeys } from '../platform/database/schema';

export type ApiKeyRow = Omit<typeof apiKeys.$inferSelect, 'hash' | 'expiryNotifiedAt'> & { createdBy: string };

export const presentApiKey = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  ending: row.ending,
  scopes: row.scopes,
  createdBy: row.createdBy,
  creatorId: row.userId,
  created: secondsOf(row.createdAt),
  expires: secondsOf(row.expiresAt),
  ...(row.lastUsedAt !== null && { lastUsed: secondsOf(row.lastUsedAt) }),
});
