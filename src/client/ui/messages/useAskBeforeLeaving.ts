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
  /** Whether going from one place to the other leaves what is not saved. The browser's own ways out do. */
  isLeft: (from: Location, to: Location) => boolean;
  /** Somebody who was asked stays. */
  onStay?: () => void;
  /** What is asked, where it is not about changes. */
  question?: Pick<Parameters<typeof confirm>[0], 'title' | 'body' | 'verb' | 'cancel'>;
}

/** Asks before what is not saved is left, by a link, Back or the browser (rule platform.unsavedChanges). */
export function useAskBeforeLeaving({ isUnsaved, isLeft, onStay, question = words.unsaved }: AskBeforeLeaving): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved && isLeft(currentLocation, nextLocation));
  const isAsking = useRef(false);
  const ask = useEffectEvent(() => confirm({ ...question, danger: true }));
  const answer = useEffectEvent((leaves: boolean) => {
    isAsking.current = false;
    if (leaves) return blocker.proceed?.();
    blocker.reset?.();
    onStay?.();
  });
  // By each time they are held up: who stays and turns to leave in the same moment is so both before and after.
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
