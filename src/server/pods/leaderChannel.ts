import { leaderStandingChanged } from '../chat/service';
import type { Act } from '../platform/context';

/** Tells somebody who comes in as leader, or lost what kept them there, unless they are in the channel otherwise. */
export const tellLeaderChannel = (
  act: Act,
  { pod }: { pod: { membershipId: string } },
  userId: string,
  change: 'added' | 'removed',
): Promise<void> => leaderStandingChanged(act, { membershipId: pod.membershipId }, userId, change);
