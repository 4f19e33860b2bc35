import type { Notification } from '../../contract/entities.gen';
import { useDismissNotificationMutation, useTakeNotificationActionMutation } from '../api/notificationsApi';
import { useAct } from '../ui/messages/useAct';
import { useShowOutcome, type ActOutcome } from '../ui/messages/useShowOutcome';
import { DISMISSAL } from './useDismissAll';
import { words } from './words.gen';

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function doneOf(answer: unknown): ActOutcome {
  if (typeof answer !== 'object' || answer === null) return {};
  const { message, undoUrl } = answer as Record<string, unknown>;
  return { message: textOf(message), undoUrl: textOf(undoUrl) };
}

export function useNotificationActions({ id }: Notification) {
  const [dismissNotification] = useDismissNotificationMutation();
  const [takeAction] = useTakeNotificationActionMutation();
  const sayDone = useShowOutcome();
  const { busy, error, run } = useAct();
  return {
    busy,
    error,
    /** `isSilent`: the user has followed the link, so no message shows. */
    dismiss: (button: string, { isSilent = false } = {}) =>
      run(button, async () => {
        const { undoUrl } = await dismissNotification({ id }).unwrap();
        if (undoUrl && !isSilent) sayDone({ message: words.dismissed, undoUrl, replaces: DISMISSAL });
      }),
    /** On success also dismisses the notification and refetches the list (rule notifications.actions). */
    take: (button: string, path: string) =>
      run(button, async () => {
        const answer = await takeAction({ path }).unwrap();
        // The act may have dismissed the notification for everybody already; dismissing it again changes nothing.
        await dismissNotification({ id });
        sayDone(doneOf(answer));
      }),
  };
}
