import { NativeSelect, TextInput } from '@mantine/core';
import type { Channel, Message } from '../../../contract/entities.gen';
import { compareNames } from '../../../domain/text/compareNames';
import { ResultCount } from '../../ui/lists/ResultCount';
import { ListEnd } from '../../ui/lists/ListEnd';
import { NoMatch } from '../../ui/states/NoMatch';
import { QueryState } from '../../ui/states/QueryState';
import { SearchField } from '../../ui/lists/SearchField';
import { RowsSkeleton } from '../../ui/states/skeletons';
import { useIsOffline } from '../../ui/states/useIsOffline';
import { useChannelPeople } from '../composer/useChannelPeople';
import { words } from '../words.gen';
import { relativeTimeText } from '../../../domain/time/relativeTime';
import { splitAtMatches } from '../../../domain/chat/splitAtMatches';
import { pageLinks } from '../../../domain/links';
import { NamedAvatar } from '../../ui/people/PersonAvatar';
import { Link } from '../../ui/Link';
import { readerLocale } from '../../ui/readerLocale';
import classes from './ChatsPage.module.css';
import type { useMessageSearch } from './useMessageSearch';

interface ChatSearchProps {
  search: ReturnType<typeof useMessageSearch>;
  channels?: readonly Channel[];
  userId: string;
  now: number;
  zone: string;
}

interface FollowProps {
  onFollow?: () => void;
}

type FieldsProps = Omit<ChatSearchProps, 'now' | 'zone'>;

interface FieldPlace {
  /** Otherwise the field is above the list beside the page. */
  hasField: boolean;
}

export function ChatSearchFields({ hasField, ...props }: FieldsProps & FieldPlace) {
  const { fields, isSearching } = props.search;
  const isNarrowed = fields.channelId !== '' && props.channels !== undefined && props.channels.length > 0;
  return (
    <div role={hasField ? 'search' : undefined} className={classes.search}>
      {hasField && <ChatSearchField label={words.searchLabel} search={props.search} />}
      {(isSearching || isNarrowed) && <SearchFilters {...props} />}
      <SearchCount search={props.search} />
    </div>
  );
}

interface SearchFieldProps {
  label: string;
  search: Pick<ChatSearchProps['search'], 'set' | 'field'> & { fields: { q: string } };
}

export function ChatSearchField({ label, search: { fields, set, field } }: SearchFieldProps) {
  const hint = useIsOffline() ? words.searchOffline : words.searchHint;
  return <SearchField ref={field} value={fields.q} hint={hint} label={label} onChange={(q) => set({ q })} />;
}

export function SearchFilters({ search, channels, userId }: FieldsProps) {
  const { fields, set } = search;
  return (
    <div role="group" aria-label={words.narrow} className={classes.filters}>
      {channels && (
        <NativeSelect
          label={words.where}
          value={fields.channelId}
          data={[{ value: '', label: words.allChats }, ...channels.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={({ target }) => set({ channelId: target.value, senderId: '' })}
        />
      )}
      <SenderSelect key={fields.channelId} search={search} userId={userId} />
      {(['since', 'until'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={words[name]}
          value={fields[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      ))}
    </div>
  );
}

export function SearchCount({ search: { isSearching, found } }: Pick<ChatSearchProps, 'search'>) {
  return <ResultCount>{isSearching ? foundText(found) : undefined}</ResultCount>;
}

function foundText({ query: { currentData }, rest }: ChatSearchProps['search']['found']): string | undefined {
  return currentData && words.found({ count: currentData.items.length, hasMore: rest.state !== 'complete' });
}

function SenderSelect({ search: { fields, found, set }, userId }: Pick<ChatSearchProps, 'search' | 'userId'>) {
  const messages = found.query.currentData?.items ?? [];
  const { names } = useChannelPeople(fields.channelId || undefined, messages);
  const others = [...names].filter(([id]) => id !== userId).sort(([, a], [, b]) => compareNames(a, b));
  const isUnknown = fields.senderId !== '' && fields.senderId !== userId && !names.has(fields.senderId);
  return (
    <NativeSelect
      label={words.byWhom}
      value={fields.senderId}
      data={[
        { value: '', label: words.anyone },
        { value: userId, label: words.you },
        ...others.map(([value, label]) => ({ value, label })),
        ...(isUnknown ? [{ value: fields.senderId, label: words.onePerson }] : []),
      ]}
      onChange={({ target }) => set({ senderId: target.value })}
    />
  );
}

export function ChatSearchResults({ search, channels, userId, now, zone, onFollow }: ChatSearchProps & FollowProps) {
  const { fields, found, clear } = search;
  const nameOf = (id: string) => channels?.find((one) => one.id === id)?.name;
  return (
    <QueryState
      query={found.query}
      skeleton={<RowsSkeleton />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <NoMatch title={words.nothingFound({ search: fields.q.trim() })} why={words.nothingFoundWhy} onClear={clear} />
      }
    >
      {({ items }) => (
        <>
          <ul className={classes.list}>
            {items.map((message) => (
              <FoundMessage
                key={message.id}
                message={message}
                channelName={nameOf(message.channelId)}
                search={fields.q}
                isOwn={message.senderId === userId}
                now={now}
                zone={zone}
                onFollow={onFollow}
              />
            ))}
          </ul>
          <ListEnd rest={found.rest} />
        </>
      )}
    </QueryState>
  );
}

/** The server also searches descriptions of images. */
const searchedText = (content: string, alt?: string) => [content, alt && `📷 ${alt}`].filter(Boolean).join(' ');

interface FoundMessageProps {
  message: Message;
  channelName: string | undefined;
  search: string;
  isOwn: boolean;
  /** Epoch seconds. */
  now: number;
  zone: string;
  onFollow: (() => void) | undefined;
}

function FoundMessage({ message, channelName, search, isOwn, now, zone, onFollow }: FoundMessageProps) {
  const { channelId, id, senderId, senderName, senderPhotoId, content, image, createdEpochMillis } = message;
  return (
    <li>
      <Link to={pageLinks.message(channelId, id)} className={classes.row} onClick={onFollow}>
        <NamedAvatar userId={senderId} name={senderName} photoId={senderPhotoId} />
        <span className={classes.what}>
          <span className={classes.line}>
            <span className={classes.name}>{isOwn ? words.you : senderName}</span>
            <time className={classes.when} dateTime={new Date(createdEpochMillis).toISOString()}>
              {relativeTimeText(Math.floor(createdEpochMillis / 1000), now, zone, readerLocale())}
            </time>
          </span>
          {channelName !== undefined && <span className={classes.whose}>{channelName}</span>}
          <span className={classes.excerpt}>
            {splitAtMatches(searchedText(content, image?.alt), search).map(({ text, isFound }, index) =>
              isFound ? <mark key={index}>{text}</mark> : text,
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
