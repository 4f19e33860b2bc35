import { IconBell, IconHome, IconMessageCircle, IconUser, IconUsersGroup } from '@tabler/icons-react';
import { homePlace, membershipPlaces } from '../../../ui/places/places';
import { words } from '../../words.gen';
import classes from './BottomBar.module.css';
import { CountLink } from './CountLink';
import { useNotificationCount, useUnreadChannelCount } from './unreadCounts';

const uncounted = { count: 0, counted: () => '' };

export function BottomBar() {
  const channels = useUnreadChannelCount();
  const notifications = useNotificationCount();
  return (
    <nav className={classes.bar} aria-label={words.mainNavigation}>
      <CountLink withName to="home" icon={IconHome} name={homePlace.name} {...uncounted} />
      <CountLink withName to="pods" icon={IconUsersGroup} name={membershipPlaces.pods.name} {...uncounted} />
      <CountLink
        withName
        to="chat"
        icon={IconMessageCircle}
        name={words.chat}
        count={channels}
        counted={words.unreadChannels}
      />
      <CountLink
        withName
        to="notifications"
        icon={IconBell}
        name={words.notifications}
        count={notifications}
        counted={words.notificationCount}
      />
      <CountLink withName to="me" icon={IconUser} name={words.me} {...uncounted} />
    </nav>
  );
}
