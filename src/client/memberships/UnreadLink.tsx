import { IconMessageCircle } from '@tabler/icons-react';
import type { Channel } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { ButtonLink } from '../ui/ButtonLink';
import { homeWords as words } from './homeWords';

/** What is unread here: the conversation, or the list of them where it is in several. */
export function UnreadLink({ channels }: { channels: readonly Channel[] }) {
  const [first, ...others] = channels;
  if (!first) return null;
  const unread = channels.reduce((sum, channel) => sum + channel.unread, 0);
  return (
    <div>
      <ButtonLink
        to={others.length > 0 ? paths.chats : pathTo(paths.chat, { channel: first.id })}
        variant="subtle"
        size="sm"
        ml="calc(max(var(--button-padding-x) * -1, -5vw))"
        leftSection={<IconMessageCircle size="1.25rem" aria-hidden />}
      >
        {words.card.unread(unread)}
      </ButtonLink>
    </div>
  );
}
