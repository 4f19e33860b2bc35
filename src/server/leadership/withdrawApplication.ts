import type { Act } from '../platform/act';
import { settle } from '../notifications';
import { applicationSubject } from './notificationKinds';
import { endOffersTo } from './endOffers';
import type { UserInMembership } from './lock';

/** Who is gone need not be answered any more, nor answer. */
export async function withdrawApplication(act: Act, { membershipId, userId }: UserInMembership): Promise<void> {
  await settle(act, applicationSubject(membershipId, userId));
  await endOffersTo(act, { membershipId, userId });
}
