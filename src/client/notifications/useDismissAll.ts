import type { NotificationsToDismiss } from '../../contract/entities.gen';
import { useDismissNotificationsMutation } from '../api/notificationsApi';
import { useAct } from '../ui/messages/useAct';
import { useSayDone } from '../ui/messages/useSayDone';
import { words } from './words';

/** The dismissal that is offered to be undone is the last one (rule notifications.undo). */
export const DISMISSAL = 'dismissal';

/** Dismisses what was seen up to the newest, all or of a group, and says what went and what stays. */
export function useDismissAll(which: NotificationsToDismiss) {
  const [dismissNotifications] = useDismissNotificationsMutation();
  const sayDone = useSayDone();
  const { busy, error, run } = useAct();
  const dismissAll = () =>
    run('all', async () => {
      const { dismissed, kept, undoUrl } = await dismissNotifications({ notificationsToDismiss: which }).unwrap();
      sayDone({ message: words.dismissedMany(dismissed, kept), undoUrl, replaces: DISMISSAL });
    });
  return { isBusy: busy !== undefined, error, dismissAll };
}
