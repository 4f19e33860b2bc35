import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useDebouncedValue } from '@mantine/hooks';
import { useSelector } from 'react-redux';
import type { Channel } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useIntent } from '../ui/focus/intent';
import { statusOf } from '../api/problem';
import { ConversationPage } from '../ui/pages/ConversationPage';
import { QueryState } from '../ui/states/QueryState';
import { joinWithSeparator } from '../ui/separator';
import { RowsSkeleton } from '../ui/states/skeletons';
import { streamStatus } from '../stream/streamSlice';
import { useIsOffline } from '../ui/states/useIsOffline';
import { useIsUnconfirmed } from '../ui/states/unconfirmedSlice';
import { Composer } from './composer/Composer';
import { Conversation } from './Conversation';
import { crumbsTo } from './header/chatCrumbs';
import { ChatMenu } from './header/ChatMenu';
import { useChatHeader } from './header/ChatHeader';
import { PinnedBar } from './header/PinnedBar';
import { InChatSearch, SearchButton, useInChatSearch } from './header/InChatSearch';
import { useChannelPeople } from './composer/useChannelPeople';
import { useMentionSource } from './composer/useMentionSource';
import { PersonPagesContext } from './actions/messageActs';
import { usePersonPages } from './log/usePersonPages';
import { useMessageHistory } from './log/useMessageHistory';
import { useOutbox } from './outbox/useOutbox';
import { useFocusToWrite } from './composer/useFocusToWrite';
import { useComposerText } from './composer/useComposerText';
import { words } from './words.gen';
import classes from './ConnectionNote.module.css';

const NOTE_DELAY_MS = 5000;

function ConnectionNote() {
  const isLost = useSelector(streamStatus) === 'waiting';
  const [wasLost] = useDebouncedValue(isLost, isLost ? NOTE_DELAY_MS : 0);
  const isOffline = useIsOffline();
  return <div role="status">{isLost && wasLost && !isOffline && <p className={classes.note}>{words.offline}</p>}</div>;
}

function useHeaderStatus(): string | undefined {
  const isOffline = useIsOffline();
  const isUnconfirmed = useIsUnconfirmed();
  if (isOffline) return words.offlineHere;
  return isUnconfirmed ? words.catchingUp : undefined;
}

interface ChatProps {
  channel: Channel;
  userId: string;
  foundId: string | undefined;
  /** Called when the server answers that the user isn't in the channel. */
  onLost: () => void;
}

const nothing: never[] = [];

export function Chat({ channel, userId, foundId, onLost }: ChatProps) {
  const { id, name, leaderChannel, membershipName, leaderName } = channel;
  const history = useMessageHistory({ id, ...(foundId !== undefined && { around: foundId }) });
  const messages = history.query.currentData ?? nothing;
  const outbox = useOutbox(id, userId);
  const { people, known } = useChannelPeople(id, messages);
  const pages = usePersonPages(channel.membershipId, people, known.isComplete);
  const mentionSource = useMentionSource(id, userId, people);
  const writing = useComposerText({ channelId: id, userId, people, outbox });
  const inChat = useInChatSearch(channel);
  const header = useChatHeader(channel);
  const status = useHeaderStatus();
  const { isSearching } = inChat.search;
  const wantsFocusRef = useRef(false);
  const { key: visit } = useLocation();
  useFocusToWrite(writing.composer.field, useIntent() === 'write');
  const isMissing = statusOf(history.query.error) === 404;
  useEffect(() => {
    if (isMissing && foundId === undefined) onLost();
  }, [foundId, isMissing, onLost]);
  // The conversation exists, but the linked message, or the history before it, was removed or never existed.
  if (isMissing && foundId !== undefined) return <Navigate to={pathTo(paths.chat, { channel: id })} replace />;

  const editLast = () => {
    // While another part of the conversation shows, the user's last message may not be loaded.
    if (history.newer.state !== 'complete') return;
    const last = messages.filter(({ senderId, removed }) => senderId === userId && !removed).at(-1);
    if (last) writing.begin(last);
  };
  const log = (
    <QueryState query={history.query} skeleton={<RowsSkeleton />} missing={<RowsSkeleton />}>
      {(held) => (
        <Conversation
          // `visit` changes when the user follows a link to the same message again.
          key={foundId && `${foundId} ${visit}`}
          channel={channel}
          messages={held}
          older={history.older}
          newer={history.newer}
          foundId={foundId}
          wantsFocusRef={wantsFocusRef}
          userId={userId}
          known={known}
          outbox={outbox}
          onEdit={writing.begin}
          onReply={writing.reply}
          onTakeBack={writing.takeBack}
        />
      )}
    </QueryState>
  );
  return (
    <ConversationPage
      title={name}
      crumbs={crumbsTo(name)}
      intro={joinWithSeparator(
        channel.muted && words.muted,
        membershipName,
        !leaderChannel && leaderName && words.ledBy({ name: leaderName }),
      )}
      status={status}
      opener={header.opener}
      actions={
        <>
          {header.peopleButton}
          <SearchButton inChat={inChat} />
          <ChatMenu channel={channel} onPeople={header.openPeople} />
        </>
      }
      composer={
        // On phones the keyboard leaves too little room for both the search and the composer.
        isSearching ? null : (
          <Composer name={name} userId={userId} people={mentionSource} onEditLast={editLast} {...writing.composer} />
        )
      }
    >
      <ConnectionNote />
      {inChat.isOpen && <InChatSearch inChat={inChat} userId={userId} wantsFocusRef={wantsFocusRef} />}
      {!isSearching && <PinnedBar channel={channel} userId={userId} wantsFocusRef={wantsFocusRef} />}
      {!isSearching && <PersonPagesContext value={pages}>{log}</PersonPagesContext>}
      {header.dialog}
    </ConversationPage>
  );
}
