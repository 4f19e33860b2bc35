import { useRef, useState } from 'react';
import type { Channel } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { useListMyChannelsQuery } from '../api/chatApi';
import { useGetMyUserQuery } from '../api/sessionApi';
import { BackTo } from '../ui/BackTo';
import { ConversationPage } from '../ui/ConversationPage';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { QueryState } from '../ui/QueryState';
import { RowsSkeleton } from '../ui/skeletons';
import { Composer } from './Composer';
import { ConnectionNote } from './ConnectionNote';
import { Conversation } from './Conversation';
import { useChannelId } from './useChannelId';
import { useDraft } from './useDraft';
import { useMessageHistory } from './useMessageHistory';
import { useOutbox } from './useOutbox';
import { words } from './words';

/** /chat: one conversation, the one of the address, or the only one there is. */
export function ChatPage() {
  const channels = useListMyChannelsQuery();
  const { data: user } = useGetMyUserQuery();
  const { id, unreadable, name } = useChannelId();
  if (unreadable) return <NotFoundNotice />;
  if (!channels.data || !user) {
    return (
      <ConversationPage title={name ?? words.chat} crumbs={crumbsTo(name)} composer={null}>
        <QueryState query={{ ...channels, currentData: undefined }} skeleton={<RowsSkeleton />}>
          {() => null}
        </QueryState>
      </ConversationPage>
    );
  }
  const [only, ...others] = channels.data;
  const channel = id ? channels.data.find((one) => one.id === id) : others.length === 0 ? only : undefined;
  if (!channel && !id) return <BackTo to={paths.chats} notice={words.choose} />;
  return <ChannelOrNotice key={id ?? only?.id} channel={channel} userId={user.id} />;
}

const crumbsTo = (name: string | undefined) => [
  { label: words.chats, to: paths.chats },
  ...(name ? [{ label: name }] : []),
];

/** A channel the person has lost gets an explanation; one they never had does not exist. */
function ChannelOrNotice({ channel, userId }: { channel: Channel | undefined; userId: string }) {
  const [had, setHad] = useState(channel?.name);
  if (channel && channel.name !== had) setHad(channel.name);
  if (channel) return <Chat channel={channel} userId={userId} />;
  return had === undefined ? <NotFoundNotice /> : <BackTo to={paths.chats} notice={words.gone(had)} />;
}

function Chat({ channel, userId }: { channel: Channel; userId: string }) {
  const history = useMessageHistory({ id: channel.id });
  const outbox = useOutbox(channel.id, userId);
  const [draft, setDraft] = useDraft(userId, channel.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const { name, leaderChannel, membershipName, leaderName } = channel;
  const whose = leaderChannel || !leaderName ? [membershipName] : [membershipName, words.ledBy(leaderName)];
  return (
    <ConversationPage
      title={name}
      crumbs={crumbsTo(name)}
      intro={whose.join(' · ')}
      composer={
        <Composer
          name={name}
          field={field}
          text={draft}
          onChange={setDraft}
          onSend={(text) => {
            outbox.send(text);
            setDraft('');
          }}
        />
      }
    >
      <ConnectionNote />
      <QueryState query={history.query} skeleton={<RowsSkeleton />}>
        {(messages) => (
          <Conversation
            channel={channel}
            messages={messages}
            older={history.older}
            userId={userId}
            outbox={outbox}
            onEdit={(text) => {
              setDraft([draft, text].filter(Boolean).join('\n'));
              field.current?.focus();
            }}
          />
        )}
      </QueryState>
    </ConversationPage>
  );
}
