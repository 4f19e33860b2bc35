import { useId } from 'react';
import type { Notification } from '../../contract/entities.gen';
import { relativeTimeText } from '../../domain/time/relativeTime';
import { FailureAlert } from '../ui/states/FailureAlert';
import { useFocusNextRow } from '../ui/focus/useFocusNextRow';
import { readerLocale } from '../ui/readerLocale';
import { MessageHtml } from './MessageHtml';
import { NotificationActions } from './NotificationActions';
import classes from './NotificationsPage.module.css';
import { useNotificationActions } from './useNotificationActions';

interface NotificationRowProps {
  notification: Notification;
  now: number;
  zone: string;
  isOfGroup?: boolean;
}

export function NotificationSummary({
  id,
  notification,
  message,
  now,
  zone,
  isOfGroup = false,
}: NotificationRowProps & { id: string; message: string }) {
  const { membershipName, created } = notification;
  return (
    <div id={id}>
      <p className={classes.about}>
        {membershipName && !isOfGroup && <span>{membershipName}</span>}
        <time dateTime={new Date(created).toISOString()}>
          {relativeTimeText(Math.floor(created / 1000), now, zone, readerLocale())}
        </time>
      </p>
      <MessageHtml className={classes.message} message={message} />
    </div>
  );
}

export function NotificationRow({ notification, ...shown }: NotificationRowProps) {
  const actions = useNotificationActions(notification);
  const about = useId();
  return (
    <li ref={useFocusNextRow()} className={classes.row} aria-labelledby={about}>
      <NotificationSummary id={about} notification={notification} message={notification.message} {...shown} />
      <div className={classes.actions} role="group" aria-labelledby={about}>
        <NotificationActions notification={notification} actions={actions} />
      </div>
      {actions.error !== undefined && (
        <div className={classes.failure}>
          <FailureAlert error={actions.error} />
        </div>
      )}
    </li>
  );
}
