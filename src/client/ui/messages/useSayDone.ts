import { useTakeNotificationActionMutation } from '../../api/notificationsApi';
import { failureMessage } from '../states/FailureAlert';
import { showFailure } from './showFailure';
import { showMessage, showWithUndo } from './showMessage';

/** What an act answers: what happened, and where a POST takes it back, each where there is something to say. */
export interface Done {
  message?: string;
  undoUrl?: string;
  /** Of what is done again and again, only the last is offered to be undone: this names it. */
  replaces?: string;
}

/**
 * Says what an act did, with Undo where it can be taken back (rule platform.undo). What was acted on is gone from the
 * screen by then, so an Undo that fails says so where it was pressed.
 */
export function useSayDone() {
  const [takeAction] = useTakeNotificationActionMutation();
  const undo = async (path: string) => {
    try {
      await takeAction({ path }).unwrap();
    } catch (error) {
      showFailure(failureMessage(error));
    }
  };
  return ({ message, undoUrl, replaces }: Done) => {
    if (message === undefined) return;
    if (undoUrl === undefined) showMessage(message);
    else showWithUndo(message, () => void undo(undoUrl), replaces);
  };
}
