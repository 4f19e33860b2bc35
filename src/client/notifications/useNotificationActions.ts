import type { Notification } from '../../contract/entities.gen';
import { useDismissNotificationMutation, useTakeNotificationActionMutation } from '../api/notificationsApi';
import { useAct } from '../ui/messages/useAct';
import { useShowOutcome, type ActOutcome } from '../ui/messages/useShowOutcome';
import { DISMISSAL } from './useDismissAll';
import { words } from './words';

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The act's message, and how to undo it, if the answer says so. */
function doneOf(answer: unknown): ActOutcome {
  if (typeof answer !== 'object' || answer === null) return {};
  const { message, undoUrl } = answer as Record<string, unknown>;
  return { message: textOf(message), undoUrl: textOf(undoUrl) };
}

/** Runs a notification's actions, one at a time; a failure shows until the next attempt. */
export function useNotificationActions({ id }: Notification) {
  const [dismissNotification] = useDismissNotificationMutation();
  const [takeAction] = useTakeNotificationActionMutation();
  const sayDone = useShowOutcome();
  // Named by the button.
  const { busy, error, run } = useAct();
  return {
    busy,
    error,
    /** `isSilent`: shows no message, because the user has followed the link. */
    dismiss: (button: string, { isSilent = false } = {}) =>
      run(button, async () => {
        const { undoUrl } = await dismissNotification({ id }).unwrap();
        if (undoUrl && !isSilent) sayDone({ message: words.dismissed, undoUrl, replaces: DISMISSAL });
      }),
    /** Calls the action; on success dismisses the notification and refetches the list (rule notifications.actions). */
    take: (button: string, path: string) =>
      run(button, async () => {
        const answer = await takeAction({ path }).unwrap();
        // The act may already have dismissed the notification for everybody, in which case this dismissal changes
        // nothing.
        await dismissNotification({ id });
        sayDone(doneOf(answer));
      }),
  };
}
