import type { ChannelEvent } from '../../contract/entities.gen';
import { staffOf } from '../tenancy';
import { publishLeaderChannelChange, channelsWithPeople, publishChatSwitch } from '../chat';
import type { Act } from '../platform/act';

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
 * Runs `change`, and publishes which channels it opened or closed: to their previous members if it turned chat off, to
 * their current members if it turned chat on (rule chat.feature).
 */
export async function publishChannelsSwitchedBy(
  act: Act,
  membershipId: string,
  change: () => Promise<void>,
): Promise<void> {
  const before = await channelsWithPeople(act, membershipId);
  await change();
  const after = await channelsWithPeople(act, membershipId);
  if (after.length === 0) publishChatSwitch(act, before, 'removed');
  if (before.length === 0) publishChatSwitch(act, after, 'added');
}
