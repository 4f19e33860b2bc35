import { useTakeNotificationActionMutation } from '../../api/notificationsApi';
import { failureMessage } from '../states/FailureAlert';
import { showFailure } from './showFailure';
import { showMessage, showWithUndo } from './showMessage';

export interface ActOutcome {
  message?: string;
  undoUrl?: string;
  /** The key of a repeatable act, of which only the last offers Undo. */
  replaces?: string;
}

/** By then the item is no longer on screen, so a failed Undo is reported in a message (rule platform.undo). */
export function useShowOutcome() {
  const [takeAction] = useTakeNotificationActionMutation();
  const undo = async (path: string) => {
    try {
      await takeAction({ path }).unwrap();
    } catch (error) {
      showFailure(failureMessage(error));
    }
  };
  return ({ message, undoUrl, replaces }: ActOutcome) => {
    if (message === undefined) return;
    if (undoUrl === undefined) showMessage(message);
    else showWithUndo(message, () => void undo(undoUrl), replaces);
  };
}
