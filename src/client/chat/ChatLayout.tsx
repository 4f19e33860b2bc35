import { Title } from '@mantine/core';
import { use, useRef, type RefObject } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { paths, queryKeys, withQuery } from '../../domain/links';
import { useListMyChannelsQuery } from '../api/chatApi';
import { useIntent, withIntent } from '../ui/focus/intent';
import { Link } from '../ui/Link';
import { useAddressQuery } from '../ui/lists/useAddressQuery';
import { HasNavigatedContext } from '../ui/pages/hasNavigated';
import { PageHeader } from '../ui/pages/PageHeader';
import { useReplacing } from '../ui/useReplacing';
import { ChannelList } from './list/ChannelList';
import { ChatSearchField } from './list/ChatSearch';
import classes from './ChatLayout.module.css';
import { useChannelId } from './useChannelId';
import { useHasListBeside } from './list/useHasListBeside';
import { FieldBesideContext } from './list/useMessageSearch';
import { words } from './words.gen';

export function ChatLayout() {
  const hasListBeside = useHasListBeside();
  const { id } = useChannelId();
  const isList = useLocation().pathname === paths.chats;
  const field = useRef<HTMLInputElement>(null);
  const intent = useIntent();
  // Somebody who types a search goes on typing.
  const movesFocus = use(HasNavigatedContext) && intent !== 'search';
  const layout = (
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
  return <HasNavigatedContext value={movesFocus}>{layout}</HasNavigatedContext>;
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
  const q = isList ? (query.get(queryKeys.search) ?? '') : '';
  const set = ({ q: search = '' }) => {
    if (isList) return change({ [queryKeys.search]: search });
    void navigate(withQuery(paths.chats, { [queryKeys.search]: search }), { state: withIntent('search') });
  };
  if (channels?.length === 0 && q === '') return null;
  return (
    <div role="search">
      <ChatSearchField label={words.searchLabel} search={{ fields: { q }, set, field }} />
    </div>
  );
}
