import { mySettingsPath } from '../../domain/links';
import { DueActions, useListedActions } from '../onboarding';
import { EmptyState } from '../ui/states/EmptyState';
import { NoNotificationsDrawing } from '../ui/illustrations/NoNotificationsDrawing';
import { ListEnd } from '../ui/lists/ListEnd';
import { ListPage } from '../ui/pages/ListPage';
import { QueryState } from '../ui/states/QueryState';
import { useReaderZone } from '../ui/readerZone';
import { CardsSkeleton } from '../ui/states/skeletons';
import { TextLink } from '../ui/TextLink';
import { useNow } from '../ui/useNow';
import { DismissAll } from './DismissAll';
import { NotificationGroup } from './NotificationGroup';
import { NotificationRow } from './NotificationRow';
import classes from './NotificationsPage.module.css';
import { useNotificationPages } from './useNotificationPages';
import { words } from './words';

const CLOCK_SECONDS = 60;

const nothingNew = (
  <EmptyState icon={<NoNotificationsDrawing />} title={words.none}>
    {words.noneWhy}
  </EmptyState>
);

/** /notifications: the user's required actions, then notifications, newest first. */
export function NotificationsPage() {
  const { query: notifications, rest } = useNotificationPages();
  const due = useListedActions();
  const now = useNow(CLOCK_SECONDS);
  const zone = useReaderZone();
  return (
    <ListPage
      title={words.title}
      intro={<TextLink to={mySettingsPath('notifications')}>{words.settings}</TextLink>}
      actions={<DismissAll list={notifications.currentData ?? []} />}
    >
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
              {list.map((notification) => {
                const { id, group } = notification;
                const shown = { notification, now, zone };
                // A group keeps its key when a notification is added, so that it stays unfolded.
                return group ? (
                  <NotificationGroup key={group.id} group={group} {...shown} />
                ) : (
                  <NotificationRow key={id} {...shown} />
                );
              })}
            </ul>
            <ListEnd rest={rest} more={words.more} failed={words.moreFailed} />
          </>
        )}
      </QueryState>
    </ListPage>
  );
}
