import { Outlet } from 'react-router-dom';
import { ChannelList } from './ChannelList';
import classes from './ChatLayout.module.css';
import { useChannelId } from './useChannelId';
import { useHasListBeside } from './useHasListBeside';
import { words } from './words';

/** Around /chats and /chat: on desks the list of conversations stands beside what is open, which stays as it is when the width changes. */
export function ChatLayout() {
  const hasListBeside = useHasListBeside();
  const { id } = useChannelId();
  return (
    <div className={classes.columns}>
      {hasListBeside && (
        <nav className={classes.beside} aria-label={words.chats}>
          <ChannelList currentId={id} />
        </nav>
      )}
      <Outlet />
    </div>
  );
}
