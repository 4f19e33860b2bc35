import type { NotificationsToDismiss } from '../../contract/entities.gen';
import { useDismissNotificationsMutation } from '../api/notificationsApi';
import { useAct } from '../ui/messages/useAct';
import { useShowOutcome } from '../ui/messages/useShowOutcome';
import { words } from './words.gen';

/** Only the last dismissal can be undone (rule notifications.undo). */
export const DISMISSAL = 'dismissal';

/** Dismisses only up to the newest one shown: later ones are unseen. */
export function useDismissAll(which: NotificationsToDismiss) {
  const [dismissNotifications] = useDismissNotificationsMutation();
  const sayDone = useShowOutcome();
  const { busy, error, run } = useAct();
  const dismissAll = () =>
    run('all', async () => {
      const { dismissed, kept, undoUrl } = await dismissNotifications({ notificationsToDismiss: which }).unwrap();
      sayDone({ message: words.dismissedMany({ dismissed, kept }), undoUrl, replaces: DISMISSAL });
    });
  return { isBusy: busy !== undefined, error, dismissAll };
}
