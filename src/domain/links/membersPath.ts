import type { LeaderStatus } from '../leadership/status';
import { queryKeys, subjectKeys, withQuery } from './pathTo';
import { paths } from './paths';

export const memberPanels = ['people', 'waitlists', 'invitations'] as const;
export type MemberPanel = (typeof memberPanels)[number];

export function membersPath(membershipId: string, panel: MemberPanel): string {
  const of = { [subjectKeys.membership]: membershipId };
  return withQuery(paths.members, panel === 'people' ? of : { ...of, [queryKeys.panel]: panel });
}

export function applicantsPath(membershipId: string): string {
  const asking: LeaderStatus = 'PENDING_APPROVAL';
  return withQuery(paths.members, { [subjectKeys.membership]: membershipId, [queryKeys.leaderStatus]: asking });
}
