import { useTakeNotificationActionMutation } from '../../api/notificationsApi';
import { failureMessage } from '../states/FailureAlert';
import { showFailure } from './showFailure';
import { showMessage, showWithUndo } from './showMessage';

/** An act's answer: a message, and the path of the POST that undoes it, if any. */
export interface ActOutcome {
  message?: string;
  undoUrl?: string;
  /** Names a repeatable act, so that only the last one offers Undo. */
  replaces?: string;
}

/**
 * Announces the result of an act, with Undo if possible (rule platform.undo). The subject has left the screen by this
 * time, so a failed Undo shows as a message.
 */
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
