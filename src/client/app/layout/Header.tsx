import { IconBell, IconMessageCircle } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../../domain/links';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { useSelectedBusiness } from '../../session/useSelectedBusiness';
import { Brand, BrandMark } from '../../ui/Brand';
import { useIsOffline } from '../../ui/useIsOffline';
import { useIsUnconfirmed } from '../../ui/useIsUnconfirmed';
import { words } from '../words';
import { CountLink } from './CountLink';
import classes from './Header.module.css';
import { useNotificationCount, useUnreadChannelCount } from './unreadCounts';
import { useIsShown } from './useIsShown';
import { UserMenu } from './UserMenu';

/** Who one is and where; messages, notifications, and the menu (rule platform.header). */
export function Header() {
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Link to={paths.memberships} className={classes.brand} aria-label={words.home}>
          <span className={classes.desk}>
            <Brand />
          </span>
          <span className={classes.phone}>
            <BrandMark />
          </span>
        </Link>
        <nav className={classes.navigation} aria-label={words.mainNavigation}>
          <NavLink to={paths.pods}>{words.pods}</NavLink>
          <NavLink to={paths.memberships}>{words.memberships}</NavLink>
        </nav>
        <GreetingOrAge />
        <div className={classes.desk}>
          <MessagesLink />
          <NotificationsLink />
        </div>
        <UserMenu />
      </div>
    </header>
  );
}

/** Says in the place of the greeting, where it moves nothing, how old what is shown may be. */
function GreetingOrAge() {
  const isShown = useIsShown();
  const isOffline = useIsOffline();
  const isUnconfirmed = useIsUnconfirmed();
  const age = isShown && (isOffline ? words.offline : isUnconfirmed && words.unconfirmed);
  return (
    <>
      <span role="status" className={age ? classes.age : undefined}>
        {age}
      </span>
      {!age && <Welcome />}
    </>
  );
}

function Welcome() {
  const { data: user } = useGetMyUserQuery();
  const { business } = useSelectedBusiness();
  if (!user) return <span className={classes.welcome} />;
  const text = words.welcome(`${user.firstName} ${user.lastName}`, business?.name);
  return (
    <span className={classes.welcome} title={text}>
      {text}
    </span>
  );
}

function MessagesLink() {
  const count = useUnreadChannelCount();
  return (
    <CountLink
      to={paths.chats}
      inside={paths.chat}
      icon={IconMessageCircle}
      name={words.messages}
      count={count}
      counted={words.unreadChannels}
    />
  );
}

function NotificationsLink() {
  const count = useNotificationCount();
  return (
    <CountLink
      to={paths.notifications}
      icon={IconBell}
      name={words.notifications}
      count={count}
      counted={words.notificationCount}
    />
  );
}
