import type { ChannelEvent } from '../../contract/entities.gen';
import { staffOf } from '../businesses';
import { publishLeaderChannelChange, peopledChannels, publishChatSwitch } from '../chat';
import type { Act } from '../platform/act';

/** The leader channel of a membership comes or goes, for owner and admins. */
export async function publishLeaderChannel(
  act: Act,
  { id, businessId }: { id: string; businessId: string },
  change: ChannelEvent['change'],
): Promise<void> {
  const staff = await staffOf(act.tx, businessId);
  await publishLeaderChannelChange(
    act,
    id,
    staff.map(({ id: userId }) => userId),
    change,
  );
}

/**
 * Does `change`, and publishes the channels that it opened or closed: to who was in them when chat goes, to who is in
 * them when it comes back (rule chat.feature).
 */
export async function publishChannelsSwitchedBy(
  act: Act,
  membershipId: string,
  change: () => Promise<void>,
): Promise<void> {
  const before = await peopledChannels(act, membershipId);
  await change();
  const after = await peopledChannels(act, membershipId);
  if (after.length === 0) publishChatSwitch(act, before, 'removed');
  if (before.length === 0) publishChatSwitch(act, after, 'added');
}
