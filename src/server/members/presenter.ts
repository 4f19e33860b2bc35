import type { Member, MemberListPod } from '../../contract/entities.gen';
import type { MemberRow } from './reads';

const presentForStaff = ({ email, disabledAt, lastActiveAt, leaderStatus, staffRole, externalRef }: MemberRow) => ({
  email,
  disabled: disabledAt !== null,
  ...(lastActiveAt !== null && { lastActive: Math.floor(lastActiveAt.getTime() / 1000) }),
  leaderStatus,
  ...(staffRole !== null && { staffRole }),
  ...(externalRef !== null && { externalRef }),
});

export function presentMember(row: MemberRow, forStaff: boolean, listedPod?: MemberListPod): Member {
  return {
    id: row.id,
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    ...(row.photoId !== null && { photoId: row.photoId }),
    bio: row.bio,
    leader: row.leaderOfPodName !== null,
    joined: row.joinedAt.getTime(),
    ...(row.leaderOfPodId !== null && { leaderOfPodId: row.leaderOfPodId }),
    ...(row.leaderOfPodName !== null && { leaderOfPodName: row.leaderOfPodName }),
    ...(row.podId !== null && { podId: row.podId }),
    ...(row.podName !== null && { podName: row.podName }),
    ...(row.assists && { assistant: true }),
    ...(forStaff && presentForStaff(row)),
    ...(listedPod && { listedPod }),
  };
}
