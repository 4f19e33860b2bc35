import { and, eq, lt, sql } from 'drizzle-orm';
import type { EmailInvitation } from '../../../contract/entities.gen';
import { secondsOf } from '../../platform/clock';
import type { AppContext } from '../../platform/context';
import { cursorValues, isAfter, orderBy, sortBy, type Keyset } from '../../platform/database/keyset';
import { readPage } from '../../platform/database/readPage';
import { removeInBatches } from '../../platform/database/removeInBatches';
import { emailInvitations } from '../../platform/database/schema';
import type { Page, PageRequest } from '../../platform/http/pages';
import type { Housekeeping } from '../../platform/jobs/housekeeping';
import { isOpenInvitation } from './openInvitations';

const newestFirst: Keyset = {
  keys: [sortBy(sql`${emailInvitations.sentAt}`, 'timestamptz'), sortBy(sql`${emailInvitations.id}`, 'uuid')],
  direction: 'desc',
};

export async function listEmailInvitations(
  { database: { db }, clock }: AppContext,
  { membershipId, ...asked }: PageRequest & { membershipId: string },
): Promise<Page<EmailInvitation>> {
  const { id, email, name, role, sentAt, expiresAt } = emailInvitations;
  const isOpen = isOpenInvitation(sql`email_invitations`, clock.now());
  const which = and(eq(emailInvitations.membershipId, membershipId), isOpen);
  const podName = sql<string | null>`(select name from pods where pods.id = email_invitations.pod_id)`;
  const page = await readPage(db, asked, newestFirst, {
    rows: (cursor, limit) =>
      db
        .select({ id, email, name, role, sentAt, expiresAt, podName, place: cursorValues(newestFirst) })
        .from(emailInvitations)
        .where(and(which, isAfter(newestFirst, cursor)))
        .orderBy(orderBy(newestFirst))
        .limit(limit),
    all: sql`from ${emailInvitations} where ${which}`,
  });
  return {
    ...page,
    items: page.items.map((row) => ({
      id: row.id,
      email: row.email,
      name: row.name,
      role: row.role,
      ...(row.podName !== null && { podName: row.podName }),
      sentAt: secondsOf(row.sentAt ?? row.expiresAt),
      expiresAt: secondsOf(row.expiresAt),
    })),
  };
}

export const emailInvitationHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const { expiresAt } = emailInvitations;
  await removeInBatches(db, emailInvitations, { where: lt(expiresAt, clock.now()), oldestBy: expiresAt });
};
