import { IconBell } from '@tabler/icons-react';
import type { Notification } from '../../contract/entities.gen';
import { mySettingsPath } from '../../domain/links';
import { useListMyNotificationsQuery } from '../api/notificationsApi';
import { DueActions, useListedActions } from '../onboarding';
import { EmptyState } from '../ui/EmptyState';
import { ListPage } from '../ui/ListPage';
import { QueryState } from '../ui/QueryState';
import { useReaderZone } from '../ui/readerZone';
import { CardsSkeleton } from '../ui/skeletons';
import { TextLink } from '../ui/TextLink';
import { useNow } from '../ui/useNow';
import { NotificationRow } from './NotificationRow';
import classes from './NotificationsPage.module.css';
import { words } from './words';

const CLOCK_SECONDS = 60;

const newestFirst = (list: readonly Notification[]) => [...list].sort((a, b) => b.created - a.created);

const nothingNew = (
  <EmptyState icon={<IconBell size={32} stroke={1.5} aria-hidden />} title={words.none}>
    {words.noneWhy}
  </EmptyState>
);

/** /notifications: what one is still asked to do, then news and requests, the newest first. */
export function NotificationsPage() {
  const notifications = useListMyNotificationsQuery();
  const due = useListedActions();
  const now = useNow(CLOCK_SECONDS);
  const zone = useReaderZone();
  return (
    <ListPage title={words.title} intro={<TextLink to={mySettingsPath('notifications')}>{words.settings}</TextLink>}>
      <QueryState query={notifications} skeleton={<CardsSkeleton />}>
        {(list) => (
          <>
            <QueryState
              query={due}
              skeleton={list.length === 0 && <CardsSkeleton />}
              isEmpty={(actions) => actions.length === 0 && list.length === 0}
              empty={nothingNew}
            >
              {(actions) => <DueActions actions={actions} />}
            </QueryState>
            <ul className={classes.list}>
              {newestFirst(list).map((notification) => (
                <NotificationRow key={notification.id} notification={notification} now={now} zone={zone} />
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </ListPage>
  );
}
