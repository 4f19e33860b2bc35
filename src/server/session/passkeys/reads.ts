import { asc, eq } from 'drizzle-orm';
import type { CredentialDescriptor, Passkey } from '../../../contract/entities.gen';
import { secondsOf } from '../../platform/clock';
import type { Queryable } from '../../platform/database/client';
import { passkeys } from '../../platform/database/schema';

export type PasskeyRow = typeof passkeys.$inferSelect;

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created: secondsOf(createdAt),
  ...(lastUsedAt && { lastUsed: secondsOf(lastUsedAt) }),
});

export const passkeyRows = (db: Queryable, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export const passkeysOf = async (db: Queryable, userId: string): Promise<Passkey[]> =>
  (await passkeyRows(db, userId)).map(presentPasskey);

export const descriptorOf = ({ credentialId, transports }: PasskeyRow): CredentialDescriptor => ({
  id: credentialId,
  type: 'public-key',
  transports,
});
