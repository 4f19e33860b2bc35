import type { StaffTasks } from '../../../contract/entities.gen';
import { aMembership } from '../../testing/samples';

export function noTasks(changes: Partial<StaffTasks> = {}): StaffTasks {
  return {
    membershipId: aMembership().id,
    setUpPutAway: false,
    podCount: 3,
    hasMembers: true,
    invitedCount: 0,
    applicants: [],
    applicantCount: 0,
    podsWithoutLeader: [],
    podsWithoutLeaderCount: 0,
    podsWithoutLink: [],
    podsWithoutLinkCount: 0,
    pausedPods: [],
    pausedPodCount: 0,
    waitlists: [],
    waitlistCount: 0,
    ...changes,
  };
}
