import { Title } from '@mantine/core';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../domain/links';
import { Link } from '../ui/Link';
import { PageHeader } from '../ui/pages/PageHeader';
import { ChannelList } from './list/ChannelList';
import classes from './ChatLayout.module.css';
import { useChannelId } from './useChannelId';
import { useHasListBeside } from './list/useHasListBeside';
import { words } from './words';

export function ChatLayout() {
  const hasListBeside = useHasListBeside();
  const { id } = useChannelId();
  const isList = useLocation().pathname === paths.chats;
  return (
    <div className={classes.columns}>
      {hasListBeside && (
        <div className={classes.beside}>
          {isList ? <PageHeader title={words.chats} /> : <ListTitle />}
          <nav aria-label={words.chats}>
            <ChannelList currentId={id} />
          </nav>
        </div>
      )}
      <Outlet />
    </div>
  );
}

function ListTitle() {
  return (
    <div className={classes.listTitle}>
      <Title order={2}>
        <Link to={paths.chats}>{words.chats}</Link>
      </Title>
    </div>
  );
}
