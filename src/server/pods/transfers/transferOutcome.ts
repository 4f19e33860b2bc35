import { pageLinks } from '../../../domain/links';
import type { Language } from '../../../domain/text/languages';
import { wordsIn } from '../noticeWords.gen';

/**
 * The next step for a reader of an offer's outcome: make another offer, as the leader and staff may; view the pod; or,
 * if it is deleted, view their pods.
 */
export type TransferOutcomeAction = 'ask' | 'view' | 'pods';

export const outcomeActionLabel = (next: TransferOutcomeAction, language: Language): string =>
  wordsIn(language).transferActions[next];

export function outcomeActionPath(next: TransferOutcomeAction, podId: string): string {
  if (next === 'ask') return pageLinks.leaderSwitch(podId);
  return next === 'pods' ? pageLinks.pods() : pageLinks.pod(podId);
}
