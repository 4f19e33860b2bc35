import type { MembershipInvite } from '../../../contract/entities.gen';
import { recordAct } from '../../audit';
import type { AppContext } from '../../platform/context';
import { lockMembership } from '../../tenancy';
import { invitesOf } from './inviteReads';
import { renewInvites } from './renewInvites';

export async function resetInviteLinks(context: AppContext, membershipId: string): Promise<MembershipInvite[]> {
  await context.act(async (act) => {
    // A concurrent reset waits here, and then sees the links it must replace.
    await lockMembership(act, membershipId);
    await renewInvites(act, membershipId);
    await recordAct(act, 'INVITE_LINKS_RESET', { membershipId });
  });
  return invitesOf(context.database.db, membershipId);
}
