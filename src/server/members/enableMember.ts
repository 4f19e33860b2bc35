import { eq } from 'drizzle-orm';
import type { Member } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { members } from '../platform/database/schema';
import { promoteInPods } from '../pods';
import { lockMember } from './lock';
import { memberForStaff } from './memberForStaff';
import { publishChannelsOf } from './notices';

/**
 * Gives a disabled member access again, and with it the seats that came free for them meanwhile (rule pods.promotion).
 * A repeat is harmless. 404 for nobody of this membership.
 */
export async function enableMember(context: AppContext, membershipId: string, memberId: string): Promise<Member> {
  await context.act(async (act) => {
    const member = await lockMember(act, membershipId, memberId);
    if (!member.disabled) return;
    await act.tx.update(members).set({ disabledAt: null }).where(eq(members.id, member.id));
    await publishChannelsOf(act, member, 'added');
    await promoteInPods(act, membershipId, member.waitlistPodIds);
  });
  return memberForStaff(context, membershipId, memberId);
}
