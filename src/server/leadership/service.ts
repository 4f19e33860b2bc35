import type { Act } from '../platform/context';
import { settle, subjects } from '../notifications/service';
import type { Applicant } from './decisions';

export { applyToLead } from './decisions';
export { dropLeaderActions } from './required';

/** Who is gone need not be answered any more. */
export async function withdrawApplication(act: Act, { membershipId, userId }: Applicant): Promise<void> {
  await settle(act, subjects.leaderApplication(membershipId, userId));
}
