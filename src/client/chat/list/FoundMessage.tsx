import type { Message } from '../../../contract/entities.gen';
import { relativeTimeText } from '../../../domain/time/relativeTime';
import { splitAtMatches } from '../../../domain/chat/splitAtMatches';
import { pageLinks } from '../../../domain/links';
import { InitialsAvatar } from '../../ui/people/InitialsAvatar';
import { Link } from '../../ui/Link';
import classes from './ChatsPage.module.css';
import { words } from '../words';

interface FoundMessageProps {
  message: Message;
  /** Set unless the context makes it obvious. */
  channelName: string | undefined;
  /** The search text. */
  search: string;
  isOwn: boolean;
  /** Epoch seconds. */
  now: number;
  zone: string;
  onFollow: (() => void) | undefined;
}

export function FoundMessage({ message, channelName, search, isOwn, now, zone, onFollow }: FoundMessageProps) {
  const { channelId, id, senderId, senderName, content, createdEpochMillis } = message;
  const [first = '', ...others] = senderName.split(' ');
  return (
    <li>
      <Link to={pageLinks.message(channelId, id)} className={classes.row} onClick={onFollow}>
        <InitialsAvatar userId={senderId} firstName={first} lastName={others.at(-1)} />
        <span className={classes.what}>
          <span className={classes.line}>
            <span className={classes.name}>{isOwn ? words.you : senderName}</span>
            <time className={classes.when} dateTime={new Date(createdEpochMillis).toISOString()}>
              {relativeTimeText(Math.floor(createdEpochMillis / 1000), now, zone, navigator.language)}
            </time>
          </span>
          {channelName !== undefined && <span className={classes.whose}>{channelName}</span>}
          <span className={classes.excerpt}>
            {splitAtMatches(content, search).map(({ text, isFound }, index) =>
              isFound ? <mark key={index}>{text}</mark> : text,
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
