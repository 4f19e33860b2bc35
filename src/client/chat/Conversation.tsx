import { useEffect, useMemo, useRef, useState } from 'react';
import type { Channel, Message } from '../../contract/entities.gen';
import { EmptyState } from '../ui/EmptyState';
import { useReaderZone } from '../ui/readerZone';
import { RowsSkeleton } from '../ui/skeletons';
import { useNow } from '../ui/useNow';
import type { NextPage } from '../ui/useNextPage';
import { MessageLog } from './MessageLog';
import { UnsentActionsContext } from './MessageRow';
import { rowsOf } from './rows';
import { useAnnouncements } from './useAnnouncements';
import { useLastReadMarker } from './useLastReadMarker';
import { useMarkRead } from './useMarkRead';
import type { useOutbox } from './useOutbox';
import { words } from './words';

interface ConversationProps {
  channel: Channel;
  messages: readonly Message[];
  older: NextPage;
  userId: string;
  outbox: ReturnType<typeof useOutbox>;
  /** Puts the text of a message that was not sent back into the composer. */
  onEdit: (text: string) => void;
}

/** The chat's clock moves once a minute. */
const CLOCK_SECONDS = 60;

/** With more unread than this, the conversation opens at its end. */
const MAX_CATCH_UP = 100;

/** True once the last read message is among those held, or is too far back: the conversation opens there. */
function useCaughtUp({ unread, lastMessageReadId }: Channel, messages: readonly Message[], older: NextPage) {
  const [opensAfter] = useState(unread > 0 && unread < MAX_CATCH_UP ? lastMessageReadId : undefined);
  const [isOpen, setOpen] = useState(false);
  const reachesBack = opensAfter === undefined || (messages[0]?.id ?? '') <= opensAfter;
  const caughtUp = isOpen || reachesBack || older.state === 'complete' || older.state === 'failed';
  if (caughtUp && !isOpen) setOpen(true);
  useEffect(() => {
    if (!caughtUp && older.state === 'more') older.load();
  }, [caughtUp, older]);
  return caughtUp;
}

/** What has been written, and how far it has been read. */
export function Conversation(props: ConversationProps) {
  const caughtUp = useCaughtUp(props.channel, props.messages, props.older);
  return caughtUp ? <OpenConversation {...props} /> : <RowsSkeleton />;
}

function OpenConversation({ channel, messages, userId, outbox, onEdit, older }: ConversationProps) {
  const zone = useReaderZone();
  const now = useNow(CLOCK_SECONDS);
  const { onVisible, onMove, resume } = useMarkRead({
    channelId: channel.id,
    userId,
    lastReadId: channel.lastMessageReadId,
  });
  const announcement = useAnnouncements(messages, userId);
  const newestId = useMemo(() => messages.filter(({ senderId }) => senderId !== userId).at(-1)?.id, [messages, userId]);
  const marker = useLastReadMarker({ lastReadId: channel.lastMessageReadId, newestId });
  const { unsent, retry, takeBack } = outbox;
  const rows = useMemo(
    () => rowsOf({ messages, unsent, userId, lastReadId: marker.afterId, zone }),
    [messages, unsent, userId, marker.afterId, zone],
  );
  const { clear } = marker;
  const written = useRef(unsent.length);
  useEffect(() => {
    // Who writes has read.
    if (unsent.length > written.current) {
      clear();
      resume();
    }
    written.current = unsent.length;
  }, [clear, resume, unsent.length]);
  if (rows.length === 0) return <EmptyState title={words.empty}>{words.emptyWhy}</EmptyState>;
  return (
    <UnsentActionsContext
      value={{
        onRetry: retry,
        onEdit: (one) => {
          takeBack(one);
          onEdit(one.content);
        },
      }}
    >
      <MessageLog
        name={channel.name}
        rows={rows}
        older={older}
        unread={channel.unread}
        announcement={announcement}
        now={now}
        zone={zone}
        onVisible={onVisible}
        onMove={onMove}
      />
    </UnsentActionsContext>
  );
}
