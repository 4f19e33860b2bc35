import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { words } from '../words.gen';
import { dialogsReady } from './waitingDialogs';
import { showFailure } from './showFailure';
import { words as ownWords } from './confirmWords.gen';

interface Question {
  title: string;
  body: ReactNode;
  /** A verb and its object, never 'OK': 'Remove Anna'. */
  verb: string;
  cancel?: string;
  danger?: boolean;
}

function giveFocusBack(asker: Element | null): void {
  const { activeElement } = document;
  const isHeld = activeElement && activeElement !== document.body && !activeElement.closest('[role="dialog"]');
  if (!isHeld && asker instanceof HTMLElement) asker.focus({ preventScroll: true });
}

/** For acts that can't be undone; larger ones have a ConfirmPage. Resolves to false if the dialog can't show. */
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
          // After any navigation by the caller, but before the dialog has faded: until then it gets all key events.
          setTimeout(giveFocusBack, 0, asker);
        },
        // Mantine may not have recorded the focused element yet when a page's first dialog opens.
        returnFocus: false,
        // The element may have been disabled while the act ran.
        onExitTransitionEnd: () => giveFocusBack(asker),
      });
    const giveUp = (reason: unknown) => {
      if (reason !== 'gone') showFailure(ownWords.notAsked);
      resolve(false);
    };
    dialogsReady().then(ask, giveUp);
  });
}
