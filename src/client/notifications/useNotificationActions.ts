import type { Notification } from '../../contract/entities.gen';
import { useDismissNotificationMutation, useTakeNotificationActionMutation } from '../api/notificationsApi';
import { showMessage } from '../ui/showMessage';
import { useAct } from '../ui/useAct';

/** What the act says happened, where it says so. */
function messageOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return undefined;
  return typeof answer.message === 'string' ? answer.message : undefined;
}

/** Runs a notification's actions, one at a time; a failure is shown until the next try. */
export function useNotificationActions({ id }: Notification) {
  const [dismissNotification] = useDismissNotificationMutation();
  const [takeAction] = useTakeNotificationActionMutation();
  // Named by the button.
  const { busy, error, run } = useAct();
  return {
    busy,
    error,
    dismiss: (button: string) => run(button, () => dismissNotification({ id }).unwrap()),
    /** Calls the action; on 200 the notification is dismissed, and the list comes anew (rule notifications.actions). */
    take: (button: string, path: string) =>
      run(button, async () => {
        const answer = await takeAction({ path }).unwrap();
        // The act itself may have settled it, here and for everybody: what it then says of a dismissal changes nothing.
        await dismissNotification({ id });
        const happened = messageOf(answer);
        if (happened) showMessage(happened);
      }),
  };
}
