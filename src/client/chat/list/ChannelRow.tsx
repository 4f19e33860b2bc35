import { VisuallyHidden } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import type { Channel } from '../../../contract/entities.gen';
import { messageSummary, senderNameIn } from '../../../domain/chat/messageTexts';
import { countedUnread, MAX_UNREAD } from '../../../domain/chat/unread';
import { pathTo, paths } from '../../../domain/links';
import { InitialsAvatar } from '../../ui/people/InitialsAvatar';
import { Link } from '../../ui/Link';
import { useReplacing } from '../../ui/useReplacing';
import { unreadMessages } from '../../ui/unreadMessages';
import { fullTime, listTime } from '../log/times';
import { useUnsent } from '../outbox/useUnsent';
import { words } from '../words.gen';
import { readerLocale } from '../../ui/readerLocale';
import classes from './ChatsPage.module.css';
import { LANGUAGE } from '../../ui/language';

interface ChannelRowProps {
  channel: Channel;
  userId: string;
  /** Epoch seconds. */
  now: number;
  zone: string;
  isCurrent?: boolean;
  /** Beside an open conversation, the next takes its place in the history (rule chat.header). */
  replacesOpen?: boolean;
  showsMembership?: boolean;
}

export function ChannelRow({
  channel,
  userId,
  now,
  zone,
  isCurrent = false,
  replacesOpen = false,
  showsMembership = false,
}: ChannelRowProps) {
  const { id, name, membershipName, unread, muted } = channel;
  const unsent = unsentPreview(useUnsent(userId, id), isCurrent);
  const to = pathTo(paths.chat, { channel: id });
  const replace = useReplacing(to);
  const [newest] = channel.messages;
  const [first = '', second] = name.split(' ');
  return (
    <li>
      <Link
        to={to}
        className={classes.row}
        data-unread={countedUnread(channel) > 0 || undefined}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={replacesOpen ? replace : undefined}
      >
        <InitialsAvatar userId={undefined} firstName={first} lastName={second} />
        <span className={classes.what}>
          <span className={classes.head}>
            <span className={classes.name}>{name}</span>
            {newest && <NewestTime at={Math.floor(newest.createdEpochMillis / 1000)} now={now} zone={zone} />}
          </span>
          <span className={classes.line}>
            <span className={classes.preview}>
              {unsent ??
                (newest
                  ? words.preview({
                      sender: newest.senderId === userId ? words.you : senderNameIn(newest, LANGUAGE),
                      text: messageSummary(newest, LANGUAGE),
                    })
                  : words.nothingWritten)}
            </span>
            {muted && <IconBellOff className={classes.muted} size={16} role="img" aria-label={words.muted} />}
            {unread > 0 && (
              <span className={classes.unread} data-muted={muted}>
                <span aria-hidden>{unread >= MAX_UNREAD ? words.manyUnread : unread}</span>
                <VisuallyHidden>{unreadMessages(unread)}</VisuallyHidden>
              </span>
            )}
          </span>
          {showsMembership && <span className={classes.whose}>{membershipName}</span>}
        </span>
      </Link>
    </li>
  );
}

function NewestTime({ at, now, zone }: { at: number; now: number; zone: string }) {
  return (
    <time
      className={classes.when}
      dateTime={new Date(at * 1000).toISOString()}
      title={fullTime(at, zone, readerLocale())}
    >
      {listTime(at, now, zone, readerLocale())}
    </time>
  );
}

function unsentPreview(written: ReturnType<typeof useUnsent>, isOpen = false) {
  const last = (status: 'failed' | 'held') => {
    const message = written.unsent.filter((one) => one.status === status).at(-1);
    return message && messageSummary(message, LANGUAGE);
  };
  const [failed, held] = [last('failed'), last('held')];
  if (failed !== undefined) return <span className={classes.notSent}>{words.notSentPreview({ text: failed })}</span>;
  if (held !== undefined) return words.notSentYetPreview({ text: held });
  return written.draft !== undefined && !isOpen ? words.draftPreview({ text: written.draft }) : undefined;
}
