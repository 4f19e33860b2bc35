import type { ApplicationAnswer } from '../../domain/leadership/status';
import { apiLinks } from '../../domain/links';
import type { UserInMembership } from '../tenancy';

/**
 * Seconds during which an answer to an application can be taken back; longer than Undo is shown, since the user may
 * keep the message open.
 */
export const UNDO_SECONDS = 60;

/**
 * Seconds to delay the answer's mail and push; slightly longer, so that nothing is sent about an answer that is taken
 * back.
 */
export const NOTICE_DELAY_SECONDS = UNDO_SECONDS + 15;

export const undoAnswerUrl = ({ membershipId, userId }: UserInMembership, answer: ApplicationAnswer): string =>
  apiLinks.reopenApplication(membershipId, userId, answer);
