import { and, eq, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm';
import type { Relation } from '../../../domain/permissions';
import { awaitsTwoFactor } from './awaitsTwoFactor';
import { businessStaff, members, memberships } from './schema';

/** A person's id, or its placeholder in a prepared statement. */
export type PersonId = string | Placeholder;

/** How the reader of a list is related to the membership of each row; needs the two joins below. */
export const readerRelationColumns = {
  staffRole: businessStaff.role,
  awaitsTwoFactor: awaitsTwoFactor(businessStaff.businessId, businessStaff.userId),
  member: { id: members.id, disabledAt: members.disabledAt, leaderStatus: members.leaderStatus },
};

/** Joins `business_staff` to `memberships`: the reader's role in the business, if they have one. */
export const joinReaderAsStaff = (readerId: PersonId): SQL | undefined =>
  and(eq(businessStaff.businessId, memberships.businessId), eq(businessStaff.userId, readerId));

/** Joins `members`: the reader's row in the membership of this column, if there is one. */
export const joinReaderAsMember = (readerId: PersonId, membershipId: AnyColumn): SQL | undefined =>
  and(eq(members.membershipId, membershipId), eq(members.userId, readerId));

interface ReaderRelationRow {
  staffRole: (typeof businessStaff.$inferSelect)['role'] | null;
  awaitsTwoFactor: boolean;
  member: Pick<typeof members.$inferSelect, 'id' | 'disabledAt' | 'leaderStatus'> | null;
}

/** The reader's relation in the form that the rules of `domain/permissions` take. */
export const relationOfReader = ({ staffRole, awaitsTwoFactor: awaits, member }: ReaderRelationRow): Relation => ({
  signedIn: true,
  ...(staffRole && { staffRole, awaitsTwoFactor: awaits }),
  ...(member && { member: { disabled: member.disabledAt !== null, leaderStatus: member.leaderStatus } }),
});
