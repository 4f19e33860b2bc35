import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { confirm } from './confirm';
import { words } from './unsavedWords.gen';

interface AskBeforeLeaving {
  isUnsaved: boolean;
  /** Only for navigation within the site; leaving the site always loses unsaved work. */
  isLeft: (from: Location, to: Location) => boolean;
  onStay?: () => void;
  onLeave?: (() => void) | undefined;
  question?: Pick<Parameters<typeof confirm>[0], 'title' | 'body' | 'verb' | 'cancel'>;
}

export function useAskBeforeLeaving(asked: AskBeforeLeaving): void {
  const { isUnsaved, isLeft, onStay, onLeave, question = words } = asked;
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
  // The blocker object, not its state: the state stays 'blocked' if the user stays and leaves at the same moment.
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
