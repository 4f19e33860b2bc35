import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { RESEND_INTERVAL_SECONDS } from '../../domain/session/resendInterval';
import { hashSecret } from '../platform/crypto';
import type { Queryable, Tx } from '../platform/database/client';
import { insertInBatches } from '../platform/database/insertInBatches';
import { codes, type codePurposes } from '../platform/database/schema';
import { problem } from '../platform/http/problem';
import { refusals } from './refusals';

export type CodePurpose = (typeof codePurposes)[number];

export const LINK_SECONDS = 48 * 60 * 60;

export interface NewCode {
  purpose: CodePurpose;
  userId?: string;
  payload?: Record<string, unknown>;
  lastsSeconds: number;
}

export interface OpenCode {
  id: string;
  purpose: CodePurpose;
  userId: string | null;
  payload: Record<string, unknown>;
}

export { hashSecret };

/** 256 random bits, safe in a URL. */
export const newSecret = () => randomBytes(32).toString('base64url');

const rowOf = (secret: string, code: NewCode, now: Date) => ({
  hash: hashSecret(secret),
  purpose: code.purpose,
  userId: code.userId,
  payload: code.payload ?? {},
  createdAt: now,
  expiresAt: new Date(now.getTime() + code.lastsSeconds * 1000),
});

/** Only the hash is stored. */
export async function issueCode(db: Queryable, code: NewCode, now: Date): Promise<string> {
  const secret = newSecret();
  await db.insert(codes).values(rowOf(secret, code, now));
  return secret;
}

export async function issueCodes(db: Queryable, newCodes: NewCode[], now: Date): Promise<string[]> {
  const made = newCodes.map((code) => ({ secret: newSecret(), code }));
  const rows = made.map(({ secret, code }) => rowOf(secret, code, now));
  await insertInBatches(rows, (chunk) => db.insert(codes).values(chunk));
  return made.map(({ secret }) => secret);
}

const isOpenCode = (secret: string, purposes: CodePurpose[], now: Date) =>
  and(
    eq(codes.hash, hashSecret(secret)),
    inArray(codes.purpose, purposes),
    isNull(codes.usedAt),
    gt(codes.expiresAt, now),
  );

const openCode = { id: codes.id, purpose: codes.purpose, userId: codes.userId, payload: codes.payload };

/** Uses a code. Only one of several concurrent callers succeeds; undefined for an unknown, used or expired code. */
export async function useCode(
  db: Queryable,
  secret: string,
  purposes: CodePurpose[],
  now: Date,
): Promise<OpenCode | undefined> {
  const [code] = await db
    .update(codes)
    .set({ usedAt: now })
    .where(isOpenCode(secret, purposes, now))
    .returning(openCode);
  return code;
}

export async function findCode(
  db: Queryable,
  secret: string,
  purposes: CodePurpose[],
  now: Date,
): Promise<OpenCode | undefined> {
  const [code] = await db
    .select(openCode)
    .from(codes)
    .where(isOpenCode(secret, purposes, now));
  return code;
}

export interface SentCode {
  id: string;
  userId: string;
  payload: Record<string, unknown>;
  createdAt: Date;
  expiresAt: Date;
}

const sentCode = {
  id: codes.id,
  userId: codes.userId,
  payload: codes.payload,
  createdAt: codes.createdAt,
  expiresAt: codes.expiresAt,
};

const hasPayload = (payload: Record<string, unknown>) => sql`${codes.payload} @> ${JSON.stringify(payload)}::jsonb`;

/** A code sent for this purpose with these values, whether or not it still works. */
export async function sentCodeById(db: Queryable, id: string, purpose: CodePurpose, payload: Record<string, unknown>) {
  const [code] = await db
    .select({ ...sentCode, usedAt: codes.usedAt })
    .from(codes)
    .where(and(eq(codes.id, id), eq(codes.purpose, purpose), hasPayload(payload)));
  return code;
}

export async function sentCodeBySecret(db: Queryable, secret: string, purpose: CodePurpose) {
  const [code] = await db
    .select({ ...sentCode, usedAt: codes.usedAt })
    .from(codes)
    .where(and(eq(codes.hash, hashSecret(secret)), eq(codes.purpose, purpose)));
  return code;
}

export async function openCodes(
  db: Queryable,
  purposes: CodePurpose[],
  payload: Record<string, unknown>,
  now: Date,
): Promise<SentCode[]> {
  const rows = await db
    .select(sentCode)
    .from(codes)
    .where(and(inArray(codes.purpose, purposes), isNull(codes.usedAt), gt(codes.expiresAt, now), hasPayload(payload)))
    .orderBy(desc(codes.createdAt), desc(codes.id));
  return rows.flatMap(({ userId, ...code }) => (userId === null ? [] : [{ userId, ...code }]));
}

export async function openCodesOf(db: Queryable, userId: string, purpose: CodePurpose, now: Date): Promise<SentCode[]> {
  const areTheirs = and(eq(codes.userId, userId), eq(codes.purpose, purpose));
  const rows = await db
    .select(sentCode)
    .from(codes)
    .where(and(areTheirs, isNull(codes.usedAt), gt(codes.expiresAt, now)))
    .orderBy(desc(codes.createdAt), desc(codes.id));
  return rows.map((code) => ({ ...code, userId }));
}

/** A link sent less than this long ago counts as still being delivered, so it isn't mailed twice. */
export { RESEND_INTERVAL_SECONDS };

export async function wasSentWithin(
  db: Queryable,
  { userId, purposes, payload = {} }: { userId: string; purposes: CodePurpose[]; payload?: Record<string, string> },
  seconds: number,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - seconds * 1000);
  const areTheirs = and(eq(codes.userId, userId), inArray(codes.purpose, purposes), isNull(codes.usedAt));
  const recent = and(areTheirs, gt(codes.createdAt, since), gt(codes.expiresAt, now), hasPayload(payload));
  return (await db.$count(codes, recent)) > 0;
}

export async function retireCodes(
  tx: Tx,
  userId: string,
  purposes: CodePurpose[],
  now: Date,
  payload: Record<string, string> = {},
): Promise<void> {
  await tx
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.userId, userId), inArray(codes.purpose, purposes), isNull(codes.usedAt), hasPayload(payload)));
}

/**
 * Retires the unused codes for this purpose with these values, regardless of sender, and records `why` on them. Returns
 * whether there were any.
 */
export async function retireCodesFor(
  tx: Tx,
  purpose: CodePurpose,
  payload: Record<string, string>,
  now: Date,
  why: Record<string, unknown> = {},
): Promise<boolean> {
  const retired = await tx
    .update(codes)
    .set({ usedAt: now, payload: sql`${codes.payload} || ${JSON.stringify(why)}::jsonb` })
    .where(and(eq(codes.purpose, purpose), isNull(codes.usedAt), gt(codes.expiresAt, now), hasPayload(payload)))
    .returning({ id: codes.id });
  return retired.length > 0;
}

export const linkGone = () => problem(400, 'code_invalid', refusals.linkInvalid);
