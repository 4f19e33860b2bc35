import type { StaffTasks } from '../../../contract/entities.gen';
import { aMembership } from '../../testing/samples';

/** What waits for staff in a membership with pods: nothing. */
export function noTasks(changes: Partial<StaffTasks> = {}): StaffTasks {
  return {
    membershipId: aMembership().id,
    podCount: 3,
    applicants: [],
    applicantCount: 0,
    podsWithoutLeader: [],
    podsWithoutLeaderCount: 0,
    pausedPods: [],
    pausedPodCount: 0,
    waitlists: [],
    waitlistCount: 0,
    ...changes,
  };
}
