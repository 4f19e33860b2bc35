import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/client';
import { codes, type codePurposes } from '../platform/database/schema';
import { problem } from '../platform/http/problem';

export type CodePurpose = (typeof codePurposes)[number];

/** How long the links in mails hold. */
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

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Makes a single-use code and answers its secret, 256 random bits that are safe in a URL; only the hash is kept. */
export async function issueCode(db: Queryable, code: NewCode, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.insert(codes).values({
    hash: hashOf(secret),
    purpose: code.purpose,
    userId: code.userId,
    payload: code.payload ?? {},
    createdAt: now,
    expiresAt: new Date(now.getTime() + code.lastsSeconds * 1000),
  });
  return secret;
}

const isOpen = (secret: string, purposes: CodePurpose[], now: Date) =>
  and(eq(codes.hash, hashOf(secret)), inArray(codes.purpose, purposes), isNull(codes.usedAt), gt(codes.expiresAt, now));

const openCode = { id: codes.id, purpose: codes.purpose, userId: codes.userId, payload: codes.payload };

/** Uses a code up, once whoever comes at the same time; undefined for an unknown, used or expired one. */
export async function useCode(
  db: Queryable,
  secret: string,
  purposes: CodePurpose[],
  now: Date,
): Promise<OpenCode | undefined> {
  const [code] = await db
    .update(codes)
    .set({ usedAt: now })
    .where(isOpen(secret, purposes, now))
    .returning(openCode);
  return code;
}

/** Looks at a code without using it. */
export async function findCode(
  db: Queryable,
  secret: string,
  purposes: CodePurpose[],
  now: Date,
): Promise<OpenCode | undefined> {
  const [code] = await db
    .select(openCode)
    .from(codes)
    .where(isOpen(secret, purposes, now));
  return code;
}

export interface SentCode {
  userId: string;
  payload: Record<string, unknown>;
  createdAt: Date;
  expiresAt: Date;
}

/** The codes for these purposes that hold these values and still work, the newest first. */
export async function openCodes(
  db: Queryable,
  purposes: CodePurpose[],
  payload: Record<string, unknown>,
  now: Date,
): Promise<SentCode[]> {
  const rows = await db
    .select({ userId: codes.userId, payload: codes.payload, createdAt: codes.createdAt, expiresAt: codes.expiresAt })
    .from(codes)
    .where(
      and(
        inArray(codes.purpose, purposes),
        isNull(codes.usedAt),
        gt(codes.expiresAt, now),
        sql`${codes.payload} @> ${JSON.stringify(payload)}::jsonb`,
      ),
    )
    .orderBy(desc(codes.createdAt), desc(codes.id));
  return rows.flatMap(({ userId, ...code }) => (userId === null ? [] : [{ userId, ...code }]));
}

/** Ends the unused codes of somebody for these purposes; with `payload`, only those that hold these values. */
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
    .where(
      and(
        eq(codes.userId, userId),
        inArray(codes.purpose, purposes),
        isNull(codes.usedAt),
        sql`${codes.payload} @> ${JSON.stringify(payload)}::jsonb`,
      ),
    );
}

/** The link that brought somebody here works no more. */
export const linkGone = () => problem(400, 'code_invalid', 'This link is no longer valid.');
