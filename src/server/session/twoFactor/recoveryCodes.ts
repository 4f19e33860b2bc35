import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { normalizeCode, RECOVERY_CODE_COUNT } from '../../../domain/session/twoFactor';
import type { Act } from '../../platform/act';
import type { Config } from '../../platform/config/config';
import { keyedHash } from '../../platform/crypto';
import type { Queryable } from '../../platform/database/client';
import { recoveryCodes } from '../../platform/database/schema';

/** Crockford's base32, without letters that look like digits: 50 bits in ten characters. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const HALF = 5;

const newHalf = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Normalizes a typed code: letters that look like digits become digits. */
const canonicalCode = (typed: string): string => normalizeCode(typed).replaceAll('o', '0').replace(/[il]/g, '1');

/** A plain hash of such a short code could be guessed, so hashing requires the installation's key. */
const hashOf = ({ encryptionKey }: Pick<Config, 'encryptionKey'>, userId: string, code: string): string =>
  keyedHash(encryptionKey, 'recovery-code', `${userId} ${canonicalCode(code)}`);

export async function replaceRecoveryCodes(act: Act, userId: string): Promise<string[]> {
  await deleteRecoveryCodes(act, userId);
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => `${newHalf()}-${newHalf()}`);
  const rows = codes.map((code) => ({ userId, hash: hashOf(act.config, userId, code), createdAt: act.now }));
  await act.tx.insert(recoveryCodes).values(rows);
  return codes;
}

export async function deleteRecoveryCodes({ tx }: Act, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function useRecoveryCode({ tx, config, now }: Act, userId: string, code: string): Promise<boolean> {
  const isThis = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashOf(config, userId, code)));
  const { rowCount } = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isThis, isNull(recoveryCodes.usedAt)));
  return rowCount === 1;
}

export async function recoveryCodesLeft(db: Queryable, userId: string): Promise<number> {
  const isLeft = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(isLeft);
  return row?.left ?? 0;
}
