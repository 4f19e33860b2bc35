import { v7 } from 'uuid';
import type { MembershipInput } from '../../contract/entities.gen';
import { recordAct } from '../audit';
import { ensureLeaderChannel } from '../chat';
import type { AppContext } from '../platform/context';
import { memberships } from '../platform/database/schema';
import { versionAgreementLinks } from '../terms';
import { detailsOf } from './details';
import { publishLeaderChannel } from './notices';
import { renewInvites } from './invites/renewInvites';
import { storeMembershipLists } from './storeMembershipLists';

export async function createMembership(
  context: AppContext,
  businessId: string,
  input: MembershipInput,
): Promise<string> {
  const id = v7();
  await context.act(async (act) => {
    const { name, supportEmail } = input;
    await act.tx
      .insert(memberships)
      .values({ id, businessId, createdAt: act.now, name, supportEmail, ...detailsOf(input) });
    await storeMembershipLists(act, id, input);
    await versionAgreementLinks(act, { membershipId: id, businessId });
    await renewInvites(act, id);
    await ensureLeaderChannel(act, id);
    await publishLeaderChannel(act, { id, businessId }, 'added');
    await recordAct(act, 'MEMBERSHIP_CREATED', { membershipId: id });
  });
  return id;
}
