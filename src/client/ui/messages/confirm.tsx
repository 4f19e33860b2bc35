import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { dialogPlace } from './dialogPlace';
import { showFailure } from './showFailure';
import { words } from '../words';

const ownWords = {
  notAsked: 'We couldn’t ask you to confirm this just now, so nothing was done. Please reload the page and try again.',
};

interface Question {
  /** Names the object: 'Remove Anna Lee?' */
  title: string;
  /** The effect. */
  body: ReactNode;
  /** A verb and its object, never 'OK': 'Remove Anna'. */
  verb: string;
  /** The way back, where it is not simply 'Cancel'. */
  cancel?: string;
  danger?: boolean;
}

/** Back to who had the focus, unless it was led elsewhere meanwhile. */
function giveFocusBack(asker: Element | null): void {
  const { activeElement } = document;
  const isHeld = activeElement && activeElement !== document.body && !activeElement.closest('[role="dialog"]');
  if (!isHeld && asker instanceof HTMLElement) asker.focus({ preventScroll: true });
}

/**
 * A dialog before what can't be undone; resolves with whether the person went on, which nobody does whom it can't ask. What has
 * a page of its own uses ConfirmPage.
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
          // Once whoever has the answer has led elsewhere, if they do, and before the dialog has faded: until then keys go to it.
          setTimeout(giveFocusBack, 0, asker);
        },
        // The first one of a page may take the focus before it notes by itself who had it.
        returnFocus: false,
        // Who asked may have been disabled while the answer was acted upon.
        onExitTransitionEnd: () => giveFocusBack(asker),
      });
    const giveUp = (reason: unknown) => {
      if (reason !== 'gone') showFailure(ownWords.notAsked);
      resolve(false);
    };
    dialogPlace().then(ask, giveUp);
  });
}
