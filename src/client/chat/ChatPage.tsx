import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@mantine/core';
import type { Channel } from '../../contract/entities.gen';
import { decodeId, paths, queryKeys } from '../../domain/links';
import { useListMyChannelsQuery } from '../api/chatApi';
import { useGetMyUserQuery } from '../api/sessionApi';
import { BackTo } from '../ui/pages/BackTo';
import { ConversationPage } from '../ui/pages/ConversationPage';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { NotFoundWhenConfirmed } from '../ui/states/NotFoundWhenConfirmed';
import { QueryState } from '../ui/states/QueryState';
import { RowsSkeleton } from '../ui/states/skeletons';
import { NoticePage } from '../ui/pages/NoticePage';
import { WhenConfirmed } from '../ui/states/WhenConfirmed';
import { Chat } from './Chat';
import { crumbsTo } from './header/chatCrumbs';
import { useChannelId } from './useChannelId';
import { useUnsent } from './outbox/useUnsent';
import { words } from './words.gen';
import classes from './LostChannel.module.css';
import { copyText } from './actions/copyText';

export function ChatPage() {
  const channels = useListMyChannelsQuery();
  const { data: user } = useGetMyUserQuery();
  const { id, unreadable, name } = useChannelId();
  const [query] = useSearchParams();
  if (unreadable) return <NotFoundNotice />;
  if (!channels.data || !user) {
    return (
      <ConversationPage title={name ?? words.chat} crumbs={crumbsTo(name)} composer={null}>
        <QueryState query={channels} isWaiting skeleton={<RowsSkeleton />}>
          {() => null}
        </QueryState>
      </ConversationPage>
    );
  }
  const [only, ...others] = channels.data;
  const channel = id ? channels.data.find((one) => one.id === id) : others.length === 0 ? only : undefined;
  const foundId = decodeId(query.get(queryKeys.message));
  return <ChannelOrNotice key={id} id={id} name={name} channel={channel} userId={user.id} foundId={foundId} />;
}

interface ChannelOrNoticeProps {
  id: string | undefined;
  name: string | undefined;
  channel: Channel | undefined;
  userId: string;
  foundId: string | undefined;
}

/** For a channel that the user has lost, shows their unsent text; for one that they were never in, 'not found'. */
function ChannelOrNotice({ id, name, channel, userId, foundId }: ChannelOrNoticeProps) {
  const [had, setHad] = useState(channel);
  const [lostId, setLost] = useState<string>();
  const [hadText, setHadText] = useState(false);
  if (channel && channel.id !== had?.id) setHad(channel);
  if (channel && channel.name !== had?.name) setHad(channel);
  const { text, discard } = useUnsent(userId, had?.id ?? id ?? '');
  if (text !== '' && !hadText) setHadText(true);
  const isInChannel = channel !== undefined && channel.id !== lostId;
  if (!channel && lostId !== undefined) setLost(undefined);
  if (isInChannel) {
    return (
      <Chat key={channel.id} channel={channel} userId={userId} foundId={foundId} onLost={() => setLost(channel.id)} />
    );
  }
  if (had || hadText) return <LostChannel name={had?.name ?? name} unsent={text} onDiscard={discard} />;
  return id === undefined ? (
    <BackTo to={paths.chats} notice={words.choose} />
  ) : (
    <NotFoundWhenConfirmed skeleton={<RowsSkeleton />} />
  );
}

interface LostChannelProps {
  name: string | undefined;
  unsent: string;
  onDiscard: () => void;
}

const goneText = (name: string | undefined): string => (name === undefined ? words.gone : words.goneFrom({ name }));

/** Redirects to the list, unless that would discard unsent text. */
function LostChannel({ name, unsent, onDiscard }: LostChannelProps) {
  if (unsent === '') return <BackTo to={paths.chats} notice={goneText(name)} />;
  return (
    <WhenConfirmed skeleton={<RowsSkeleton />}>
      <NoticePage title={goneText(name)} action={{ label: words.toChats, to: paths.chats }}>
        <p>{words.goneText}</p>
        <p className={classes.unsent}>{unsent}</p>
        <Button variant="default" onClick={() => void copyText(unsent)}>
          {words.copy}
        </Button>
        <Button variant="subtle" color="gray" onClick={onDiscard}>
          {words.discard}
        </Button>
      </NoticePage>
    </WhenConfirmed>
  );
}
