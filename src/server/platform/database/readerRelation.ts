import { and, eq, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm';
import type { Relation } from '../../../domain/permissions';
import { awaitsTwoFactor } from './awaitsTwoFactor';
import { businessStaff, members, memberships } from './schema';

export type PersonId = string | Placeholder;

export const readerRelationColumns = {
  staffRole: businessStaff.role,
  awaitsTwoFactor: awaitsTwoFactor(businessStaff.businessId, businessStaff.userId),
  member: { id: members.id, disabledAt: members.disabledAt, leaderStatus: members.leaderStatus },
};

export const joinReaderAsStaff = (readerId: PersonId): SQL | undefined =>
  and(eq(businessStaff.businessId, memberships.businessId), eq(businessStaff.userId, readerId));

export const joinReaderAsMember = (readerId: PersonId, membershipId: AnyColumn): SQL | undefined =>
  and(eq(members.membershipId, membershipId), eq(members.userId, readerId));

interface ReaderRelationRow {
  staffRole: (typeof businessStaff.$inferSelect)['role'] | null;
  awaitsTwoFactor: boolean;
  member: Pick<typeof members.$inferSelect, 'id' | 'disabledAt' | 'leaderStatus'> | null;
}

export const relationOfReader = ({ staffRole, awaitsTwoFactor: awaits, member }: ReaderRelationRow): Relation => ({
  signedIn: true,
  ...(staffRole && { staffRole, awaitsTwoFactor: awaits }),
  ...(member && { member: { disabled: member.disabledAt !== null, leaderStatus: member.leaderStatus } }),
});
