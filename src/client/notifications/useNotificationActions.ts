import type { Notification } from '../../contract/entities.gen';
import { useDismissNotificationMutation, useTakeNotificationActionMutation } from '../api/notificationsApi';
import { useAct } from '../ui/messages/useAct';
import { useSayDone, type Done } from '../ui/messages/useSayDone';
import { DISMISSAL } from './useDismissAll';
import { words } from './words';

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** What the act says happened, and how it is taken back, where it says so. */
function doneOf(answer: unknown): Done {
  if (typeof answer !== 'object' || answer === null) return {};
  const { message, undoUrl } = answer as Record<string, unknown>;
  return { message: textOf(message), undoUrl: textOf(undoUrl) };
}

/** Runs a notification's actions, one at a time; a failure is shown until the next try. */
export function useNotificationActions({ id }: Notification) {
  const [dismissNotification] = useDismissNotificationMutation();
  const [takeAction] = useTakeNotificationActionMutation();
  const sayDone = useSayDone();
  // Named by the button.
  const { busy, error, run } = useAct();
  return {
    busy,
    error,
    /** `isSilent`: where one has gone on to what it says, nothing is said of it. */
    dismiss: (button: string, { isSilent = false } = {}) =>
      run(button, async () => {
        const { undoUrl } = await dismissNotification({ id }).unwrap();
        if (undoUrl && !isSilent) sayDone({ message: words.dismissed, undoUrl, replaces: DISMISSAL });
      }),
    /** Calls the action; on 200 the notification is dismissed, and the list comes anew (rule notifications.actions). */
    take: (button: string, path: string) =>
      run(button, async () => {
        const answer = await takeAction({ path }).unwrap();
        // The act itself may have settled it, here and for everybody: what it then says of a dismissal changes nothing.
        await dismissNotification({ id });
        sayDone(doneOf(answer));
      }),
  };
}
