import { pageLinks } from '../../../domain/links';

/**
 * The next step for a reader of an offer's outcome: make another offer, as the leader and staff may; view the pod; or,
 * if it is deleted, view their pods.
 */
export type TransferOutcomeAction = 'ask' | 'view' | 'pods';

export function outcomeActionLabel(next: TransferOutcomeAction): string {
  if (next === 'ask') return 'Ask someone else';
  return next === 'pods' ? 'See pods' : 'View pod';
}

export function outcomeActionPath(next: TransferOutcomeAction, podId: string): string {
  if (next === 'ask') return pageLinks.leaderSwitch(podId);
  return next === 'pods' ? pageLinks.pods() : pageLinks.pod(podId);
}
