import { MAX_UNREAD } from '../../domain/chat/unread';
import { countWithNoun } from '../../domain/text/words';

export const unreadMessages = (count: number): string =>
  count >= MAX_UNREAD ? `${MAX_UNREAD} or more unread messages` : countWithNoun(count, 'unread message');
