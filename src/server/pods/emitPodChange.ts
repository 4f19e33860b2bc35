import type { Act } from '../platform/act';
import { emitWebhookEvents } from '../platform/webhooks/emitWebhookEvents';

/**
 * For webhooks (rule integrations.webhookEvents). Must run while the people are members, and before the pod is deleted.
 */
export const emitPodChange = (
  act: Act,
  type: 'pod.joined' | 'pod.left' | 'waitlist.joined',
  { id: podId, membershipId }: { id: string; membershipId: string },
  userIds: readonly string[],
): Promise<void> =>
  emitWebhookEvents(
    act,
    userIds.map((userId) => ({ type, membershipId, podId, userId })),
  );
