import type { MembershipInvite } from '../../../contract/entities.gen';
import { recordAct } from '../../audit';
import type { AppContext } from '../../platform/context';
import { invitesOf } from './inviteReads';
import { lockMembership } from '../lock';
import { renewInvites } from './renewInvites';

/** New codes for both roles; the links before work no more. */
export async function resetInviteLinks(context: AppContext, membershipId: string): Promise<MembershipInvite[]> {
  await context.act(async (act) => {
    // Whoever resets at the same moment waits here, and then sees the links that are to go.
    await lockMembership(act, membershipId);
    await renewInvites(act, membershipId);
    await recordAct(act, 'INVITE_LINKS_RESET', { membershipId });
  });
  return invitesOf(context.database.db, membershipId);
}
