import type { LeaderStatus } from '../leadership/status';
import { queryKeys, subjectKeys, withQuery } from './pathTo';
import { paths } from './paths';

/** What is shown at /members: its people, who waits for a pod, who is invited. */
export const memberPanels = ['people', 'waitlists', 'invitations'] as const;
export type MemberPanel = (typeof memberPanels)[number];

/** /members of a membership with one of its panels open. */
export function membersPath(membershipId: string, panel: MemberPanel): string {
  const of = { [subjectKeys.membership]: membershipId };
  return withQuery(paths.members, panel === 'people' ? of : { ...of, [queryKeys.panel]: panel });
}

/** /members of a membership with everybody there who asks to lead. */
export function applicantsPath(membershipId: string): string {
  const asking: LeaderStatus = 'PENDING_APPROVAL';
  return withQuery(paths.members, { [subjectKeys.membership]: membershipId, [queryKeys.leaderStatus]: asking });
}
