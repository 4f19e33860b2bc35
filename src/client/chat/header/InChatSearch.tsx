import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Channel } from '../../../contract/entities.gen';
import { paths, queryKeys, withQuery } from '../../../domain/links';
import { isForInputMethod } from '../../ui/focus/inputMethod';
import { useReaderZone } from '../../ui/readerZone';
import { TextLink } from '../../ui/TextLink';
import { useNow } from '../../ui/useNow';
import { ChatSearchField, ChatSearchResults, SearchCount, SearchFilters } from '../list/ChatSearch';
import { HeaderButton } from './HeaderButton';
import classes from './InChatSearch.module.css';
import { useMessageSearch } from '../list/useMessageSearch';
import { words } from '../words.gen';

export function useInChatSearch(channel: Channel) {
  const search = useMessageSearch([channel], channel.id);
  const [isOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = isOpened || search.isSearching;
  const close = () => {
    setOpened(false);
    if (search.isSearching) search.clear();
    button.current?.focus();
  };
  return {
    channel,
    search,
    isOpen,
    isOpened,
    button,
    open: () => setOpened(true),
    follow: () => setOpened(false),
    close,
  };
}

type InChat = ReturnType<typeof useInChatSearch>;

export function SearchButton({ inChat: { isOpen, button, open, close } }: { inChat: InChat }) {
  return (
    <HeaderButton
      ref={button}
      icon={isOpen ? IconX : IconSearch}
      label={isOpen ? words.closeSearch : words.searchHere}
      aria-expanded={isOpen}
      onClick={isOpen ? close : open}
    />
  );
}

interface InChatSearchProps {
  inChat: InChat;
  userId: string;
  wantsFocusRef: RefObject<boolean>;
}

export function InChatSearch({ inChat, userId, wantsFocusRef }: InChatSearchProps) {
  const { search, isOpened, follow, close } = inChat;
  const { field } = search;
  const zone = useReaderZone();
  const now = useNow();
  useEffect(() => {
    // Navigating back also opens the search, but must not open the keyboard.
    if (isOpened) field.current?.focus();
  }, [field, isOpened]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isForInputMethod(event)) return;
    event.preventDefault();
    close();
  };
  const onFollow = () => {
    wantsFocusRef.current = true;
    follow();
  };
  return (
    <>
      <div role="search" className={classes.field} onKeyDown={onKeyDown}>
        <ChatSearchField label={words.searchHere} search={search} />
      </div>
      {search.isSearching && (
        <div className={classes.results}>
          <SearchFilters search={search} userId={userId} />
          <div className={classes.count}>
            <SearchCount search={search} />
            <TextLink to={withQuery(paths.chats, { [queryKeys.search]: search.fields.q })}>{words.searchAll}</TextLink>
          </div>
          <ChatSearchResults search={search} userId={userId} now={now} zone={zone} onFollow={onFollow} />
        </div>
      )}
    </>
  );
}
