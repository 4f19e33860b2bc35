import type { Member } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { notFound } from '../platform/http/problem';
import { memberById, type MemberRow } from './reads';

/** A member. Address, disabled and leader status are for owner and admins only (specification 6). */
export function presentMember(row: MemberRow, forStaff: boolean): Member {
  return {
    id: row.id,
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    ...(forStaff && { email: row.email }),
    bio: row.bio,
    leader: row.leaderOfPodName !== null,
    ...(forStaff && { disabled: row.disabledAt !== null }),
    joined: row.joinedAt.getTime(),
    ...(row.leaderOfPodName !== null && { leaderOfPodName: row.leaderOfPodName }),
    ...(row.podId !== null && { podId: row.podId }),
    ...(forStaff && { leaderStatus: row.leaderStatus }),
  };
}

/** A member as owner and admins see them now; 404 for nobody of this membership. */
export async function memberForStaff(
  { database }: AppContext,
  membershipId: string,
  memberId: string,
): Promise<Member> {
  const row = await memberById(database.db, membershipId, memberId);
  if (!row) throw notFound();
  return presentMember(row, true);
}
