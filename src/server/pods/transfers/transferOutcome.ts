import { pageLinks } from '../../../domain/links';

/**
 * What somebody who learns of an offer's outcome can do next: ask anew, as the leader and staff may, look at the pod,
 * or, when that is deleted, at their pods.
 */
export type NextStep = 'ask' | 'view' | 'pods';

/** What the button that leads there says. */
export function nextStepLabel(next: NextStep): string {
  if (next === 'ask') return 'Ask someone else';
  return next === 'pods' ? 'See pods' : 'View pod';
}

/** The page it leads to. */
export function nextStepPage(next: NextStep, podId: string): string {
  if (next === 'ask') return pageLinks.leaderSwitch(podId);
  return next === 'pods' ? pageLinks.pods() : pageLinks.pod(podId);
}
