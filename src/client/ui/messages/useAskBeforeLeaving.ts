import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { confirm } from './confirm';

const words = {
  unsaved: {
    title: 'Leave without saving?',
    body: 'Your changes on this page will be lost.',
    verb: 'Leave page',
    cancel: 'Keep editing',
  },
};

interface AskBeforeLeaving {
  isUnsaved: boolean;
  /** Whether navigating between the two locations loses unsaved work. Leaving the site always does. */
  isLeft: (from: Location, to: Location) => boolean;
  /** Called when the user chooses to stay. */
  onStay?: () => void;
  /** Called when the user chooses to leave. */
  onLeave?: (() => void) | undefined;
  /** The question, if it isn't about unsaved changes. */
  question?: Pick<Parameters<typeof confirm>[0], 'title' | 'body' | 'verb' | 'cancel'>;
}

/** Asks before a link, Back or the browser leaves unsaved work (rule platform.unsavedChanges). */
export function useAskBeforeLeaving(asked: AskBeforeLeaving): void {
  const { isUnsaved, isLeft, onStay, onLeave, question = words.unsaved } = asked;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved && isLeft(currentLocation, nextLocation));
  const isAsking = useRef(false);
  const ask = useEffectEvent(() => confirm({ ...question, danger: true }));
  const answer = useEffectEvent((leaves: boolean) => {
    isAsking.current = false;
    if (leaves) {
      onLeave?.();
      return blocker.proceed?.();
    }
    blocker.reset?.();
    onStay?.();
  });
  // Depends on the blocker object, not its state, which stays 'blocked' if the user stays and leaves at the same
  // moment.
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void ask().then(answer);
  }, [blocker]);
  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);
}
