import type { Member } from '../../contract/entities.gen';
import type { MemberRow } from './reads';

/** A member. Address, disabled and leader status are for owner and admins only (rule members.visibility). */
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
