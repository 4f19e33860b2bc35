import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/client';
import { codes, type codePurposes } from '../platform/database/schema';
import { problem } from '../platform/http/problem';
import { hashCode, newCode } from './tokens';

export type CodePurpose = (typeof codePurposes)[number];

/** How long the links in mails hold (decision 13). */
export const LINK_SECONDS = 48 * 60 * 60;

export interface NewCode {
  purpose: CodePurpose;
  userId?: string;
  payload?: Record<string, unknown>;
  lastsSeconds: number;
}

/** Makes a single-use code and answers its secret; only the hash is kept. */
export async function issueCode(db: Queryable, code: NewCode, now: Date): Promise<string> {
  const secret = newCode();
  await db.insert(codes).values({
    hash: hashCode(secret),
    purpose: code.purpose,
    userId: code.userId,
    payload: code.payload ?? {},
    createdAt: now,
    expiresAt: new Date(now.getTime() + code.lastsSeconds * 1000),
  });
  return secret;
}

const isOpen = (purposes: CodePurpose[], now: Date) =>
  and(inArray(codes.purpose, purposes), isNull(codes.usedAt), gt(codes.expiresAt, now));

export interface OpenCode {
  id: string;
  purpose: CodePurpose;
  userId: string | null;
  payload: Record<string, unknown>;
}

const openCode = { id: codes.id, purpose: codes.purpose, userId: codes.userId, payload: codes.payload };

/** Uses a code up, once whoever comes at the same time; undefined for an unknown, used or expired one. */
export async function useCode(
  tx: Tx,
  secret: string,
  purposes: CodePurpose[],
  now: Date,
): Promise<OpenCode | undefined> {
  const [row] = await tx
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.hash, hashCode(secret)), isOpen(purposes, now)))
    .returning(openCode);
  return row;
}

/** Looks at a code without using it. */
export async function findCode(
  db: Queryable,
  secret: string,
  purposes: CodePurpose[],
  now: Date,
): Promise<OpenCode | undefined> {
  const [row] = await db
    .select(openCode)
    .from(codes)
    .where(and(eq(codes.hash, hashCode(secret)), isOpen(purposes, now)));
  return row;
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
