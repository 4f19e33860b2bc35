import type { ApplicationAnswer } from '../../domain/leadership/status';
import { apiLinks } from '../../domain/links';
import type { UserInMembership } from './lock';

/** How long the answer to an application can be taken back. Seconds: longer than Undo is offered, which may be held open. */
export const UNDO_SECONDS = 60;

/** How long mail and push about it wait: somewhat longer, so that what is taken back was never sent. Seconds. */
export const HOLD_SECONDS = UNDO_SECONDS + 15;

/** Where the answer to this person's application is taken back. */
export const undoOf = ({ membershipId, userId }: UserInMembership, answer: ApplicationAnswer): string =>
  apiLinks.reopenApplication(membershipId, userId, answer);
