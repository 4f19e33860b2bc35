import { IconBell, IconMessageCircle } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { paths } from '../../../../domain/links';
import { homePlace, membershipPlaces } from '../../../ui/places/places';
import { Brand } from '../../../ui/Brand';
import { Link } from '../../../ui/Link';
import { useNeedsConnection } from '../../../ui/states/needsConnection';
import { useIsOffline } from '../../../ui/states/useIsOffline';
import { useIsUnconfirmed } from '../../../ui/states/unconfirmedSlice';
import { words } from '../../words.gen';
import { navSectionPaths, useAriaCurrent, type NavSection } from '../navSection';
import { useArePagesShown } from '../useArePagesShown';
import { useWelcome } from '../useWelcome';
import { CountLink } from './CountLink';
import classes from './Header.module.css';
import { useNotificationCount, useUnreadChannelCount } from './unreadCounts';
import { MenuButton } from './MenuButton';
import { MenuOnDemand } from '../../../ui/menu/MenuOnDemand';

const GoToButton = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'toasts-and-dialogs' */ '../../dialogs/GoToButton')).GoToButton,
}));

const loadUserMenu = async () => (await import(/* webpackChunkName: 'menus' */ './LoadedUserMenu')).LoadedUserMenu;

export function Header() {
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Link to={paths.memberships} className={classes.brand} aria-label={words.home} data-under-banner="phone">
          <Brand />
        </Link>
        <nav className={classes.navigation} aria-label={words.mainNavigation}>
          <PlaceLink to="home">{homePlace.name}</PlaceLink>
          <PlaceLink to="pods">{membershipPlaces.pods.name}</PlaceLink>
        </nav>
        <GreetingOrAge />
        <div className={`${classes.desk} ${classes.goTo}`} data-under-banner="tablet">
          <Suspense>
            <GoToButton />
          </Suspense>
        </div>
        <div className={classes.desk}>
          <MessagesLink />
          <NotificationsLink />
        </div>
        <MenuOnDemand load={loadUserMenu} Button={MenuButton} />
      </div>
    </header>
  );
}

function PlaceLink({ to, children }: { to: NavSection; children: string }) {
  return (
    <Link to={navSectionPaths[to]} aria-current={useAriaCurrent(to)} data-label={children}>
      {children}
    </Link>
  );
}

/** Replaces the greeting with the age of persisted answers, so that nothing moves. */
function GreetingOrAge() {
  const isShown = useArePagesShown();
  const isOffline = useIsOffline();
  const isUnconfirmed = useIsUnconfirmed();
  const offline = useNeedsConnection() ? words.offline : words.offlineWithContent;
  const age = isShown && (isOffline ? offline : isUnconfirmed && words.unconfirmed);
  return (
    <div className={classes.greeting} data-under-banner>
      <span role="status" className={age ? classes.age : undefined}>
        {age}
      </span>
      {!age && <Welcome />}
    </div>
  );
}

function Welcome() {
  const text = useWelcome();
  return (
    <span className={classes.welcome} title={text}>
      {text}
    </span>
  );
}

function MessagesLink() {
  const count = useUnreadChannelCount();
  return (
    <CountLink to="chat" icon={IconMessageCircle} name={words.messages} count={count} counted={words.unreadChannels} />
  );
}

function NotificationsLink() {
  const count = useNotificationCount();
  return (
    <CountLink
      to="notifications"
      icon={IconBell}
      name={words.notifications}
      count={count}
      counted={words.notificationCount}
    />
  );
}
