import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ConfirmedPage } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import type { Queryable } from '../../platform/database/client';
import { codes } from '../../platform/database/schema';
import { conflict, notFound } from '../../platform/http/problem';
import { hashOf, linkGone, retireCodes, useCode, type CodePurpose } from '../codes';
import { lockUser, userById, type UserRow } from '../reads';

/** A kind of link that opens a page with 'Confirm' and 'This wasn’t me', and what its codes carry. */
export interface ConfirmableLink<Payload> {
  purposes: CodePurpose[];
  /** What all copies of a code carry alike, and no other code of that person: they are one thing to confirm. */
  sharedBy: (payload: Payload) => Record<string, string>;
}

/** A code until it expires, used or not. */
interface KeptCode<Payload> {
  id: string;
  purpose: CodePurpose;
  userId: string;
  payload: Payload;
  createdAt: Date;
  /** Where it has led; missing while it waits. */
  page?: ConfirmedPage;
}

/** Looks at a code that waits or has led somewhere; undefined for an unknown or expired one, and one that was replaced. */
export async function findConfirmable<Payload>(
  db: Queryable,
  { purposes }: ConfirmableLink<Payload>,
  secret: string,
  now: Date,
): Promise<KeptCode<Payload> | undefined> {
  const [code] = await db
    .select({
      id: codes.id,
      purpose: codes.purpose,
      userId: codes.userId,
      payload: codes.payload,
      createdAt: codes.createdAt,
      usedAt: codes.usedAt,
    })
    .from(codes)
    .where(and(eq(codes.hash, hashOf(secret)), inArray(codes.purpose, purposes), gt(codes.expiresAt, now)));
  const page = code?.payload.page as ConfirmedPage | undefined;
  if (!code?.userId || (code.usedAt && !page)) return undefined;
  // Written by who issues the codes of this kind of link, and by nothing else.
  const { id, purpose, userId, createdAt } = code;
  return { id, purpose, userId, payload: code.payload as Payload, createdAt, ...(page && { page }) };
}

/** What waits behind a link, or was confirmed with it, and whose it is. Looking changes nothing. 404 for a dead link. */
export async function findBehindLink<Payload>(
  db: Queryable,
  kind: ConfirmableLink<Payload>,
  secret: string,
  now: Date,
): Promise<KeptCode<Payload> & { user: UserRow }> {
  const found = await findConfirmable(db, kind, secret, now);
  const user = found && (await userById(db, found.userId));
  if (!found || !user) throw notFound();
  return { ...found, user };
}

/** The codes of somebody that are the same thing to confirm. */
const copiesOf = <Payload>(
  kind: ConfirmableLink<Payload>,
  { userId, payload }: Pick<KeptCode<Payload>, 'userId' | 'payload'>,
) =>
  and(
    eq(codes.userId, userId),
    inArray(codes.purpose, kind.purposes),
    sql`${codes.payload} @> ${JSON.stringify(kind.sharedBy(payload))}::jsonb`,
  );

/**
 * Confirms what waits behind a link, once however many copies of it were sent: `complete` does it and says where that
 * leads. Every later confirmation leads to the same page while the link holds (rule session.secondClick), so what the
 * copies carried besides is not needed any more. 400 for a dead link.
 */
export async function confirmLink<Payload>(
  act: Act,
  kind: ConfirmableLink<Payload>,
  secret: string,
  complete: (code: KeptCode<Payload>) => Promise<ConfirmedPage>,
): Promise<ConfirmedPage> {
  const found = await findConfirmable(act.tx, kind, secret, act.now);
  if (!found) throw linkGone();
  // Links of one person that are confirmed or declined at once take turns.
  const user = await lockUser(act, found.userId);
  if (user?.disabledAt) throw linkGone();
  if (!(await useCode(act.tx, secret, kind.purposes, act.now))) {
    const used = await findConfirmable(act.tx, kind, secret, act.now);
    if (!used?.page) throw linkGone();
    return used.page;
  }
  await retireCodes(act.tx, found.userId, kind.purposes, act.now, kind.sharedBy(found.payload));
  const page = await complete(found);
  await settleLink(act, kind, found, page);
  return page;
}

/** Notes on all copies of what was confirmed where that has led, which is all that they say from then on. */
export async function settleLink<Payload>(
  act: Act,
  kind: ConfirmableLink<Payload>,
  found: Pick<KeptCode<Payload>, 'userId' | 'payload'>,
  page: ConfirmedPage,
): Promise<void> {
  await act.tx
    .update(codes)
    .set({ payload: sql`(${codes.payload} - 'identity') || ${JSON.stringify({ page })}::jsonb` })
    .where(copiesOf(kind, found));
}

/** Deletes all copies of what waits. */
export async function dropLink<Payload>(
  act: Act,
  kind: ConfirmableLink<Payload>,
  found: Pick<KeptCode<Payload>, 'userId' | 'payload'>,
): Promise<void> {
  await act.tx.delete(codes).where(copiesOf(kind, found));
}

/** What is confirmed can't be declined any more. */
const alreadyConfirmed = () =>
  conflict(
    'already_confirmed',
    'This has already been confirmed. If it wasn’t you, choose a new password with ‘Forgot password?’ on the login page.',
  );

/**
 * 'This wasn’t me': deletes what waits behind a link with all its copies, so that nothing of it is left to be sent
 * again. Answers whose it was; undefined for a dead link, a repeat among them, which changes nothing. 409 once it is
 * confirmed.
 */
export async function declineLink<Payload>(
  act: Act,
  kind: ConfirmableLink<Payload>,
  secret: string,
): Promise<string | undefined> {
  const found = await findConfirmable(act.tx, kind, secret, act.now);
  if (!found) return undefined;
  await lockUser(act, found.userId);
  const current = await findConfirmable(act.tx, kind, secret, act.now);
  if (!current) return undefined;
  if (current.page) throw alreadyConfirmed();
  await dropLink(act, kind, current);
  return current.userId;
}
