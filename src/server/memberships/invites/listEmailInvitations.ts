import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { EmailInvitation } from '../../../contract/entities.gen';
import { normalizeEmail } from '../../../domain/account/email';
import { secondsOf } from '../../platform/clock';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { cursorValues, isAfter, orderBy, sortBy, type Keyset } from '../../platform/database/keyset';
import { readPage } from '../../platform/database/readPage';
import { removeInBatches } from '../../platform/database/removeInBatches';
import { emailInvitations, externalRefs } from '../../platform/database/schema';
import type { Page, PageRequest } from '../../platform/http/pages';
import type { Housekeeping } from '../../platform/jobs/housekeeping';
import { isOpenInvitation } from './openInvitations';

const newestFirst: Keyset = {
  keys: [sortBy(sql`${emailInvitations.sentAt}`, 'timestamptz'), sortBy(sql`${emailInvitations.id}`, 'uuid')],
  direction: 'desc',
};

const invitationsWhere = (db: Queryable, which: SQL | undefined) =>
  db
    .select({
      id: emailInvitations.id,
      email: emailInvitations.email,
      name: emailInvitations.name,
      role: emailInvitations.role,
      sentAt: emailInvitations.sentAt,
      expiresAt: emailInvitations.expiresAt,
      podName: sql<string | null>`(select name from pods where pods.id = ${emailInvitations.podId})`,
      externalRef: externalRefs.ref,
      place: cursorValues(newestFirst),
    })
    .from(emailInvitations)
    .leftJoin(externalRefs, eq(externalRefs.invitationId, emailInvitations.id))
    .where(which);

type InvitationRow = Awaited<ReturnType<typeof invitationsWhere>>[number];

const present = ({ podName, externalRef, sentAt, ...row }: InvitationRow): EmailInvitation => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  ...(podName !== null && { podName }),
  ...(externalRef !== null && { externalRef }),
  sentAt: secondsOf(sentAt ?? row.expiresAt),
  expiresAt: secondsOf(row.expiresAt),
});

interface InvitationsQuery extends PageRequest {
  membershipId: string;
  email?: string;
  externalRef?: string;
}

export async function listEmailInvitations(
  { database: { db }, clock }: AppContext,
  { membershipId, email, externalRef, ...asked }: InvitationsQuery,
): Promise<Page<EmailInvitation>> {
  const which = and(
    eq(emailInvitations.membershipId, membershipId),
    isOpenInvitation(sql`email_invitations`, clock.now()),
    email === undefined ? undefined : eq(emailInvitations.normalEmail, normalizeEmail(email)),
    externalRef === undefined
      ? undefined
      : sql`exists (select from external_refs r where r.invitation_id = ${emailInvitations.id} and r.ref = ${externalRef})`,
  );
  const page = await readPage(db, asked, newestFirst, {
    rows: (cursor, limit) =>
      invitationsWhere(db, and(which, isAfter(newestFirst, cursor)))
        .orderBy(orderBy(newestFirst))
        .limit(limit),
    all: sql`from ${emailInvitations} where ${which}`,
  });
  return { ...page, items: page.items.map(present) };
}

export async function emailInvitationById(db: Queryable, invitationId: string): Promise<EmailInvitation | undefined> {
  const [row] = await invitationsWhere(db, eq(emailInvitations.id, invitationId));
  return row && present(row);
}

export const emailInvitationHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const { expiresAt } = emailInvitations;
  await removeInBatches(db, emailInvitations, { where: lt(expiresAt, clock.now()), oldestBy: expiresAt });
};
