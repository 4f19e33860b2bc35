import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Notification } from '../../contract/entities.gen';
import { useNotificationPagesInfiniteQuery } from '../api/notificationsApi';
import { FailureAlert } from '../ui/states/FailureAlert';
import { ListEnd } from '../ui/lists/ListEnd';
import { QueryState } from '../ui/states/QueryState';
import { CardsSkeleton } from '../ui/states/skeletons';
import { useFocusNextRow } from '../ui/focus/useFocusNextRow';
import { useListedPages } from '../ui/lists/useListedPages';
import { NotificationSummary, NotificationRow } from './NotificationRow';
import classes from './NotificationsPage.module.css';
import { useDismissAll } from './useDismissAll';
import { words } from './words.gen';

interface NotificationGroupProps {
  notification: Notification;
  group: NonNullable<Notification['group']>;
  now: number;
  zone: string;
}

const idOf = ({ id }: Notification) => id;

export function NotificationGroup({ notification, group, now, zone }: NotificationGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, error, dismissAll } = useDismissAll({ newest: notification.id, group: group.id });
  const [about, content] = [useId(), useId()];
  return (
    <li ref={useFocusNextRow()} className={classes.row} aria-labelledby={about}>
      <NotificationSummary id={about} notification={notification} message={group.message} now={now} zone={zone} />
      <div className={classes.actions} role="group" aria-labelledby={about}>
        <Button
          variant="light"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? content : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hideGroup : words.showGroup({ count: group.count })}
        </Button>
        {!notification.needsAnswer && (
          <Button variant="subtle" size="sm" aria-disabled={isBusy} onClick={() => void dismissAll()}>
            {words.dismissGroup({ count: group.count })}
          </Button>
        )}
      </div>
      {error !== undefined && (
        <div className={classes.failure}>
          <FailureAlert error={error} />
        </div>
      )}
      {isOpen && (
        <div id={content} className={classes.unfolded}>
          <Unfolded groupId={group.id} now={now} zone={zone} />
        </div>
      )}
    </li>
  );
}

function Unfolded({ groupId, now, zone }: { groupId: string; now: number; zone: string }) {
  const { query, rest } = useListedPages(useNotificationPagesInfiniteQuery(groupId), { idOf });
  return (
    <QueryState query={query} skeleton={<CardsSkeleton />}>
      {({ items }) => (
        <>
          <ul className={classes.list}>
            {items.map((one) => (
              <NotificationRow key={one.id} notification={one} now={now} zone={zone} isOfGroup />
            ))}
          </ul>
          <ListEnd rest={rest} more={words.more} failed={words.moreFailed} />
        </>
      )}
    </QueryState>
  );
}
