import { IconBell, IconMessageCircle } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import { paths } from '../../../../domain/links';
import { Brand } from '../../../ui/Brand';
import { Link } from '../../../ui/Link';
import { useNeedsConnection } from '../../../ui/states/needsConnection';
import { useIsOffline } from '../../../ui/states/useIsOffline';
import { useIsUnconfirmed } from '../../../ui/states/unconfirmedSlice';
import { words } from '../../words';
import { navSectionPaths, useAriaCurrent, type NavSection } from '../navSection';
import { useArePagesShown } from '../useArePagesShown';
import { useWelcome } from '../useWelcome';
import { showFailure } from '../../../ui/messages/showFailure';
import { LOAD_FAILED } from '../../../ui/OnDemand';
import { CountLink } from './CountLink';
import classes from './Header.module.css';
import { useNotificationCount, useUnreadChannelCount } from './unreadCounts';
import { MenuButton } from './MenuButton';

const GoToButton = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'toasts-and-dialogs' */ '../../dialogs/GoToButton')).GoToButton,
}));

export function Header() {
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Link to={paths.memberships} className={classes.brand} aria-label={words.home}>
          <Brand />
        </Link>
        <nav className={classes.navigation} aria-label={words.mainNavigation}>
          <PlaceLink to="home">{words.homeName}</PlaceLink>
          <PlaceLink to="pods">{words.pods}</PlaceLink>
        </nav>
        <GreetingOrAge />
        <div className={`${classes.desk} ${classes.goTo}`}>
          <Suspense>
            <GoToButton />
          </Suspense>
        </div>
        <div className={classes.desk}>
          <MessagesLink />
          <NotificationsLink />
        </div>
        <UserMenu />
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
    <div className={classes.greeting}>
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
    <span className={classes.welcome} title={text} data-greeting>
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

const load = () => import(/* webpackChunkName: 'user-menu' */ './LoadedUserMenu');

const prepare = () => void load().catch(() => undefined);

/**
 * The menu loads when the user is about to open it. Until then this button stays mounted, so that a press is never
 * lost; the menu doesn't open if the focus has moved elsewhere since.
 */
function UserMenu() {
  const [Menu, setMenu] = useState<ComponentType>();
  const [isLoading, setLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isStillHere = () => [button.current, document.body].includes(document.activeElement as HTMLElement);
  const open = async () => {
    setLoading(true);
    try {
      const { LoadedUserMenu } = await load();
      if (isStillHere()) setMenu(() => LoadedUserMenu);
    } catch {
      showFailure(LOAD_FAILED);
    } finally {
      setLoading(false);
    }
  };
  if (Menu) return <Menu />;
  return (
    <MenuButton
      ref={button}
      aria-busy={isLoading}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void open()}
    />
  );
}
