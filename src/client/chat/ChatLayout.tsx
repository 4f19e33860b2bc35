import { Outlet } from 'react-router-dom';
import { ChannelList } from './ChannelList';
import classes from './ChatLayout.module.css';
import { useChannelId } from './useChannelId';
import { useHasListBeside } from './useHasListBeside';
import { words } from './words';

/** Around /chats and /chat: on desks the list of conversations stands beside what is open. */
export function ChatLayout() {
  const hasListBeside = useHasListBeside();
  const { id } = useChannelId();
  if (!hasListBeside) return <Outlet />;
  return (
    <div className={classes.columns}>
      <nav className={classes.beside} aria-label={words.chats}>
        <ChannelList currentId={id} />
      </nav>
      <Outlet />
    </div>
  );
}
