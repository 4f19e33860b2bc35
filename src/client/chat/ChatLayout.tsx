import { Title } from '@mantine/core';
import { useEffect, useRef, type RefObject } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { paths, queryKeys, withQuery } from '../../domain/links';
import { useListMyChannelsQuery } from '../api/chatApi';
import { Link } from '../ui/Link';
import { useAddressQuery } from '../ui/lists/useAddressQuery';
import { PageHeader } from '../ui/pages/PageHeader';
import { useReplacing } from '../ui/useReplacing';
import { ChannelList } from './list/ChannelList';
import { ChatSearchField } from './list/ChatSearch';
import classes from './ChatLayout.module.css';
import { useChannelId } from './useChannelId';
import { useHasListBeside } from './list/useHasListBeside';
import { FieldBesideContext } from './list/useMessageSearch';
import { words } from './words';

export function ChatLayout() {
  const hasListBeside = useHasListBeside();
  const { id } = useChannelId();
  const isList = useLocation().pathname === paths.chats;
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.columns} data-list={isList || undefined}>
      {hasListBeside && (
        <div className={classes.beside}>
          {isList ? <PageHeader title={words.chats} /> : <ListTitle />}
          <SearchBeside field={field} isList={isList} />
          <nav aria-label={words.chats}>
            <ChannelList currentId={id} isBesideOpen={!isList} />
          </nav>
        </div>
      )}
      <FieldBesideContext value={hasListBeside ? field : undefined}>
        <Outlet />
      </FieldBesideContext>
    </div>
  );
}

function ListTitle() {
  return (
    <div className={classes.listTitle}>
      <Title order={2}>
        <Link to={paths.chats} onClick={useReplacing(paths.chats)}>
          {words.chats}
        </Link>
      </Title>
    </div>
  );
}

interface SearchBesideProps {
  field: RefObject<HTMLInputElement | null>;
  isList: boolean;
}

/** Beside an open conversation, typing leads to the list, which shows what is found. */
function SearchBeside({ field, isList }: SearchBesideProps) {
  const { data: channels } = useListMyChannelsQuery();
  const { query, change } = useAddressQuery();
  const navigate = useNavigate();
  const isTyping = useRef(false);
  const q = isList ? (query.get(queryKeys.search) ?? '') : '';
  const set = ({ q: search = '' }) => {
    if (isList) return change({ [queryKeys.search]: search });
    isTyping.current = true;
    void navigate(withQuery(paths.chats, { [queryKeys.search]: search }));
  };
  useEffect(() => {
    // The heading of the list has taken the focus.
    if (isTyping.current) field.current?.focus();
    isTyping.current = false;
  }, [field, isList]);
  if (channels?.length === 0 && q === '') return null;
  return (
    <div role="search">
      <ChatSearchField label={words.searchLabel} search={{ fields: { q }, set, field }} />
    </div>
  );
}
