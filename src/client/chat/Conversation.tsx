import { useCallbackRef, useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Channel, Emoji, Message, MessageQuote } from '../../contract/entities.gen';
import { quoteOf } from '../../domain/chat/excerpt';
import { blockPath, pathTo, paths, reportMessagePath, type ReportedState } from '../../domain/links';
import { EmptyState } from '../ui/states/EmptyState';
import { useReaderZone } from '../ui/readerZone';
import { showMessage } from '../ui/messages/showMessage';
import { RowsSkeleton } from '../ui/states/skeletons';
import { useIsOffline } from '../ui/states/useIsOffline';
import { useIsUnconfirmed } from '../ui/states/unconfirmedSlice';
import { useNow } from '../ui/useNow';
import type { NextPage } from '../ui/lists/useNextPage';
import { useGetPodQuery } from '../api/podsApi';
import { countsAsUnread } from './channelUpdates';
import { MessageLog } from './log/MessageLog';
import {
  MessageActsContext,
  PeopleContext,
  PendingReactionsContext,
  type KnownPeople,
  type MessageActs,
} from './actions/messageActs';
import { MessageMenu } from './actions/MessageMenu';
import { rowsOf, type Row } from './log/rows';
import { UnsentAnnouncement } from './log/UnsentAnnouncement';
import { useAnnouncements } from './log/useAnnouncements';
import { useLastReadMarker } from './reading/useLastReadMarker';
import { useIsCaughtUp } from './reading/useIsCaughtUp';
import { useMarkRead } from './reading/useMarkRead';
import { useMessageActs } from './actions/useMessageActs';
import { useMessageMenu } from './actions/useMessageMenu';
import type { useOutbox } from './outbox/useOutbox';
import type { UnsentMessage } from './outbox/unsentMessage';
import { words } from './words.gen';

interface ConversationProps {
  channel: Channel;
  messages: readonly Message[];
  older: NextPage;
  userId: string;
  outbox: ReturnType<typeof useOutbox>;
  newer: NextPage;
  foundId: string | undefined;
  wantsFocusRef: RefObject<boolean>;
  known: KnownPeople;
  onEdit: (message: Pick<Message, 'id' | 'content' | 'mentions'>) => void;
  onReply: (quote: MessageQuote) => void;
  onTakeBack: (unsent: UnsentMessage) => void;
}

const CLOCK_SECONDS = 60;

export function Conversation(props: ConversationProps) {
  const caughtUp = useIsCaughtUp(props);
  return caughtUp ? <OpenConversation {...props} /> : <RowsSkeleton />;
}

function OpenConversation({ channel, messages, userId, known, outbox, foundId, ...props }: ConversationProps) {
  const { older, newer, onEdit, onReply, onTakeBack, wantsFocusRef } = props;
  const navigate = useNavigate();
  const zone = useReaderZone();
  const now = useNow(CLOCK_SECONDS);
  const isTouch = useMediaQuery('(hover: none)', false, { getInitialValueInEffect: false }) ?? false;
  const isOffline = useIsOffline();
  const isUnconfirmed = useIsUnconfirmed();
  const [wasUnconfirmed] = useState(isUnconfirmed);
  // A page opened on cached messages loads newer ones out of view; `stretch` keeps those unread.
  const stretch =
    foundId === undefined && !wasUnconfirmed ? undefined : { messages, hasBeginning: older.state === 'complete' };
  const reader = { channelId: channel.id, userId, lastReadId: channel.lastMessageReadId, stretch };
  const { onVisible, onScrollDown, resume } = useMarkRead(reader);
  const reachesEnd = newer.state === 'complete';
  const announcement = useAnnouncements(messages, userId, reachesEnd);
  const newestId = useMemo(() => messages.filter((one) => countsAsUnread(one, userId)).at(-1)?.id, [messages, userId]);
  const marker = useLastReadMarker({ lastReadId: channel.lastMessageReadId, newestId }, isUnconfirmed);
  const { unsent, retry, takeBack } = outbox;
  const acts = useMessageActs(channel.id, userId);
  const isPodLeader = useIsPodLeader(channel.podId, userId);
  const rows = useMemo(
    () => rowsOf({ messages, unsent: reachesEnd ? unsent : [], userId, lastReadId: marker.afterId, zone }),
    [messages, unsent, reachesEnd, userId, marker.afterId, zone],
  );
  const menu = useMessageMenu(rows);
  const { onMenu } = menu;
  const toNewest = () => {
    wantsFocusRef.current = true;
    void navigate(pathTo(paths.chat, { channel: channel.id }), { replace: true });
  };
  const { clear } = marker;
  const written = useRef(unsent.length);
  useEffect(() => {
    // Sending a message implies having read everything before it.
    if (unsent.length > written.current) {
      clear();
      resume();
      if (!reachesEnd) void navigate(pathTo(paths.chat, { channel: channel.id }), { replace: true });
    }
    written.current = unsent.length;
  }, [channel.id, clear, navigate, reachesEnd, resume, unsent.length]);
  const edit = ({ id, content, mentions }: Row) =>
    id !== undefined && onEdit({ id, content, ...(mentions && { mentions: [...mentions] }) });
  const onReact = useCallbackRef((row: Row, emoji: Emoji) =>
    isOffline ? showMessage(words.actsOffline) : void acts.react(row, emoji),
  );
  const onEditRow = useCallbackRef(edit);
  const reply = ({ id: quotedId }: Row) => {
    const quoted = messages.find(({ id }) => id === quotedId);
    if (quoted) onReply(quoteOf(quoted));
  };
  const onReplyRow = useCallbackRef(reply);
  const report = ({ id, senderId: userId, senderName: name, content: text, image }: Row) => {
    if (id === undefined) return;
    const state: ReportedState = { name, userId, text, hasImage: image !== undefined };
    void navigate(reportMessagePath({ channelId: channel.id, messageId: id }), { state });
  };
  const block = ({ senderId }: Row) =>
    void navigate(blockPath({ userId: senderId, back: pathTo(paths.chat, { channel: channel.id }) }));
  const onJump = useCallbackRef(() => {
    wantsFocusRef.current = true;
  });
  const onTakeBackUnsent = useCallbackRef((one: UnsentMessage) => {
    takeBack(one);
    onTakeBack(one);
  });
  const context = useMemo<MessageActs>(
    () => ({
      userId,
      channelId: channel.id,
      isTouch,
      isOffline,
      onRetry: retry,
      onTakeBack: onTakeBackUnsent,
      onEdit: onEditRow,
      onReply: onReplyRow,
      onJump,
      onReact,
      onMenu,
    }),
    [userId, channel.id, isTouch, isOffline, retry, onTakeBackUnsent, onEditRow, onReplyRow, onJump, onReact, onMenu],
  );
  if (rows.length === 0) return <EmptyState title={words.empty}>{words.emptyWhy}</EmptyState>;
  return (
    <MessageActsContext value={context}>
      <PeopleContext value={known}>
        <PendingReactionsContext value={acts.pressed}>
          <MessageLog
            name={channel.name}
            rows={rows}
            older={older}
            newer={newer}
            foundId={foundId}
            unread={channel.unread}
            announcement={announcement}
            now={now}
            zone={zone}
            onVisible={onVisible}
            onScrollDown={onScrollDown}
            onNewest={toNewest}
            wantsFocusRef={wantsFocusRef}
          />
          <UnsentAnnouncement unsent={unsent} />
          <MessageMenu
            openMenu={menu.open}
            userId={userId}
            isPodLeader={isPodLeader}
            mayPin={channel.canPin ?? false}
            pinnedId={channel.pinned?.id}
            isOffline={isOffline}
            onClose={menu.onClose}
            onReact={onReact}
            onEdit={edit}
            onReply={reply}
            onPin={(messageId) => void acts.pin(messageId)}
            onRemove={(row) => void acts.remove(row)}
            onCopy={(row) => void acts.copy(row)}
            onMarkUnread={(row) => void acts.markUnread(row)}
            onReport={report}
            onBlock={block}
          />
        </PendingReactionsContext>
      </PeopleContext>
    </MessageActsContext>
  );
}

function useIsPodLeader(podId: string | undefined, userId: string): boolean {
  const { currentData: pod } = useGetPodQuery(podId === undefined ? skipToken : { id: podId });
  return pod?.leaderId === userId;
}
