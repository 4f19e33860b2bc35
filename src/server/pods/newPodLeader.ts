import { and, eq } from 'drizzle-orm';
import { newPodObstacle } from '../../domain/leadership/status';
import { isStaff, membershipCan, type Relation } from '../../domain/permissions';
import type { Queryable } from '../platform/database/client';
import { joinSeatOfMember } from '../platform/database/joinSeatOfMember';
import { members, podMembers } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { refusals } from './refusals';
import type { LocalText } from '../../domain/text/localText';

export interface LeaderChoice {
  membershipId: string;
  userId: string;
  relation: Relation;
  leaderId: string;
  /** Whether the leader of a pod formed from a waitlist is on it and agreed to lead a new pod. */
  hasAgreedToLead?: boolean;
}

const mayNotLead = (detail: LocalText) => conflict('may_not_lead', detail);

function checkChooser({ relation, userId, leaderId }: LeaderChoice): void {
  const facts = { leadsPod: false, ledPodHasMembers: false, assistsPod: false, participatesInPod: false };
  if (!membershipCan(relation, facts).addPod) {
    throw conflict('may_not_add_pod', refusals.mayNotAddPod);
  }
  if (!isStaff(relation) && leaderId !== userId) {
    throw mayNotLead(refusals.addForYourself);
  }
}

async function standingOf(db: Queryable, { membershipId, leaderId }: LeaderChoice) {
  const [leader] = await db
    .select({ disabledAt: members.disabledAt, status: members.leaderStatus, podId: podMembers.podId })
    .from(members)
    .leftJoin(podMembers, joinSeatOfMember(podMembers, 'leader'))
    .where(and(eq(members.membershipId, membershipId), eq(members.userId, leaderId)));
  return leader;
}

/** Staff who lead the pod they add need no training; everyone else must have confirmed it. */
export const leadsAsStaff = ({ relation, userId, leaderId }: LeaderChoice): boolean =>
  isStaff(relation) && leaderId === userId;

/**
 * Checks that the caller may add a pod and the leader may lead one (rule pods.creation): 404 for a leader who isn't a
 * member, 409 if not currently allowed.
 */
export async function checkNewPodLeader(db: Queryable, choice: LeaderChoice): Promise<void> {
  checkChooser(choice);
  const leader = await standingOf(db, choice);
  const isStaffThemselves = leadsAsStaff(choice);
  if (!leader && !isStaffThemselves) throw notFound();
  const obstacle = newPodObstacle({
    leaderStatus: leader?.status ?? 'NONE',
    disabled: Boolean(leader?.disabledAt),
    leadsPod: Boolean(leader?.podId),
    isStaffThemselves,
    hasAgreedToLead: choice.hasAgreedToLead,
  });
  if (obstacle === 'leadsAlready') {
    throw mayNotLead(choice.leaderId === choice.userId ? refusals.youLeadAlready : refusals.leadsAlready);
  }
  if (obstacle === 'disabled') throw mayNotLead(refusals.leaderDisabled);
  if (obstacle && choice.hasAgreedToLead === false) {
    throw mayNotLead(refusals.notWaitingToLead);
  }
  if (obstacle) throw mayNotLead(refusals.notTrained);
}
