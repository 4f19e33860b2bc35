import { MAX_UNREAD } from '../../domain/chat/unread';
import { countWithNoun } from '../../domain/text/words';

/** '1 unread message', '100 or more unread messages'. */
export const unreadMessages = (count: number): string =>
  count >= MAX_UNREAD ? `${MAX_UNREAD} or more unread messages` : countWithNoun(count, 'unread message');
