import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ConfirmedPage } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import type { Queryable } from '../../platform/database/client';
import { codes } from '../../platform/database/schema';
import { conflict, notFound } from '../../platform/http/problem';
import { hashSecret, linkGone, retireCodes, useCode, type CodePurpose } from '../codes';
import { lockUser, userById, type UserRow } from '../reads';
import { refusals } from '../refusals';

export interface ConfirmableLink<Payload> {
  purposes: CodePurpose[];
  /** Values shared by all copies of a code, but by no other code of that person; all copies confirm the same change. */
  sharedBy: (payload: Payload) => Record<string, string>;
}

interface LinkCode<Payload> {
  id: string;
  purpose: CodePurpose;
  userId: string;
  payload: Payload;
  createdAt: Date;
  page?: ConfirmedPage;
}

export async function findConfirmable<Payload>(
  db: Queryable,
  { purposes }: ConfirmableLink<Payload>,
  secret: string,
  now: Date,
): Promise<LinkCode<Payload> | undefined> {
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
    .where(and(eq(codes.hash, hashSecret(secret)), inArray(codes.purpose, purposes), gt(codes.expiresAt, now)));
  const page = code?.payload.page as ConfirmedPage | undefined;
  if (!code?.userId || (code.usedAt && !page)) return undefined;
  // Written only by the issuer of this kind of link.
  const { id, purpose, userId, createdAt } = code;
  return { id, purpose, userId, payload: code.payload as Payload, createdAt, ...(page && { page }) };
}

export async function readLink<Payload>(
  db: Queryable,
  kind: ConfirmableLink<Payload>,
  secret: string,
  now: Date,
): Promise<LinkCode<Payload> & { user: UserRow }> {
  const found = await findConfirmable(db, kind, secret, now);
  const user = found && (await userById(db, found.userId));
  if (!found || !user) throw notFound();
  return { ...found, user };
}

const copiesOf = <Payload>(
  kind: ConfirmableLink<Payload>,
  { userId, payload }: Pick<LinkCode<Payload>, 'userId' | 'payload'>,
) =>
  and(
    eq(codes.userId, userId),
    inArray(codes.purpose, kind.purposes),
    sql`${codes.payload} @> ${JSON.stringify(kind.sharedBy(payload))}::jsonb`,
  );

/**
 * Confirms a link exactly once, however many copies were sent: `complete` does the work and returns the page to show.
 * Later confirmations show the same page while the link is valid (rule session.secondClick); other values of the
 * copies are ignored. 400 for a dead link.
 */
export async function confirmLink<Payload>(
  act: Act,
  kind: ConfirmableLink<Payload>,
  secret: string,
  complete: (code: LinkCode<Payload>) => Promise<ConfirmedPage>,
): Promise<ConfirmedPage> {
  const found = await findConfirmable(act.tx, kind, secret, act.now);
  if (!found) throw linkGone();
  // Concurrent confirmations and rejections of one person's links run one after the other.
  const user = await lockUser(act, found.userId);
  if (user?.disabledAt) throw linkGone();
  if (!(await useCode(act.tx, secret, kind.purposes, act.now))) {
    const used = await findConfirmable(act.tx, kind, secret, act.now);
    if (!used?.page) throw linkGone();
    return used.page;
  }
  await retireCodes(act.tx, found.userId, kind.purposes, act.now, kind.sharedBy(found.payload));
  const page = await complete(found);
  await storeConfirmedPage(act, kind, found, page);
  return page;
}

export async function storeConfirmedPage<Payload>(
  act: Act,
  kind: ConfirmableLink<Payload>,
  found: Pick<LinkCode<Payload>, 'userId' | 'payload'>,
  page: ConfirmedPage,
): Promise<void> {
  await act.tx
    .update(codes)
    .set({ payload: sql`(${codes.payload} - 'identity') || ${JSON.stringify({ page })}::jsonb` })
    .where(copiesOf(kind, found));
}

export async function deleteLink<Payload>(
  act: Act,
  kind: ConfirmableLink<Payload>,
  found: Pick<LinkCode<Payload>, 'userId' | 'payload'>,
): Promise<void> {
  await act.tx.delete(codes).where(copiesOf(kind, found));
}

const alreadyConfirmed = () => conflict('already_confirmed', refusals.alreadyConfirmed);

/**
 * 'This wasn’t me': deletes the pending change of a link, including all copies, so that the link can't be sent again.
 * Returns the owner; undefined for a dead link, including a repeated rejection, which changes nothing. 409 once
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
  await deleteLink(act, kind, current);
  return current.userId;
}
