import type { Channel } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { ChatLink } from '../ui/ChatLink';
import { unreadMessages } from '../ui/unreadMessages';

/** The unread messages here: links to the chat, or to the list if several have some. */
export function UnreadLink({ channels }: { channels: readonly Channel[] }) {
  const [first, ...others] = channels;
  if (!first) return null;
  const unread = channels.reduce((sum, channel) => sum + channel.unread, 0);
  return (
    <ChatLink to={others.length > 0 ? paths.chats : pathTo(paths.chat, { channel: first.id })}>
      {unreadMessages(unread)}
    </ChatLink>
  );
}
