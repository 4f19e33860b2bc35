import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { words } from '../words';
import { dialogsReady } from './waitingDialogs';
import { showFailure } from './showFailure';

const ownWords = {
  notAsked: 'We couldn’t ask you to confirm this just now, so nothing was done. Please reload the page and try again.',
};

interface Question {
  /** The title, which names the object: 'Remove Anna Lee?' */
  title: string;
  /** The effect. */
  body: ReactNode;
  /** A verb and its object, never 'OK': 'Remove Anna'. */
  verb: string;
  /** The label of the way back, if not 'Cancel'. */
  cancel?: string;
  danger?: boolean;
}

/** Returns the focus to the element that opened the dialog, unless the focus has moved elsewhere. */
function giveFocusBack(asker: Element | null): void {
  const { activeElement } = document;
  const isHeld = activeElement && activeElement !== document.body && !activeElement.closest('[role="dialog"]');
  if (!isHeld && asker instanceof HTMLElement) asker.focus({ preventScroll: true });
}

/**
 * Shows a dialog before an act that can't be undone. Resolves to whether the user confirmed; false if the dialog can't
 * show. Acts that have a separate page use ConfirmPage.
 */
export function confirm({ title, body, verb, cancel = words.cancel, danger }: Question): Promise<boolean> {
  const asker = document.activeElement;
  return new Promise((resolve) => {
    const ask = () =>
      modals.openConfirmModal({
        title,
        children: body,
        labels: { confirm: verb, cancel },
        confirmProps: { color: danger ? 'red' : undefined },
        onConfirm: () => resolve(true),
        onCancel: () => resolve(false),
        onClose: () => {
          resolve(false);
          // Runs after any navigation by the caller, but before the dialog has faded, since the dialog gets all key
          // events until it has faded.
          setTimeout(giveFocusBack, 0, asker);
        },
        // The first dialog of a page may take the focus before Mantine has recorded where it was.
        returnFocus: false,
        // The element that opened the dialog may have been disabled while the act ran.
        onExitTransitionEnd: () => giveFocusBack(asker),
      });
    const giveUp = (reason: unknown) => {
      if (reason !== 'gone') showFailure(ownWords.notAsked);
      resolve(false);
    };
    dialogsReady().then(ask, giveUp);
  });
}
