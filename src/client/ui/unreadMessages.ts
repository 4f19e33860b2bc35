import { MAX_UNREAD } from '../../domain/chat/unread';
import { words } from './unreadWords.gen';

export const unreadMessages = (count: number): string =>
  count >= MAX_UNREAD ? words.many({ count: MAX_UNREAD }) : words.messages({ count });
