import { publishChannelChange, type ChannelChange } from '../chat';
import type { Act } from '../platform/act';
import { podPeople } from '../platform/database/podPeople';

/**
 * Publishes to people who entered or lost a pod, or whose pod has changed, either itself (`changed`) or its people.
 * Call it in the transaction that changes the pod, after the change, and before the pod is deleted. The channel event
 * published with it is also what clients of 0.1.0 read (rule platform.streamEvents).
 */
export async function publishPodChangeTo(
  act: Act,
  podId: string,
  people: string | string[],
  change: ChannelChange | 'people',
): Promise<void> {
  const userIds = [people].flat();
  act.publish({ userIds }, { type: 'pod', podId, change: change === 'back' ? 'added' : change });
  await publishChannelChange(act, podId, userIds, change === 'people' ? 'changed' : change);
}

export const publishPodChange = async (act: Act, podId: string): Promise<void> =>
  publishPodChangeTo(act, podId, await podPeople(act.tx, podId), 'changed');
