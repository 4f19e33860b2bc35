import { useEffect, useRef } from 'react';
import type { RoundPhase } from './round';

/** Moves the focus when the stage changes and the focused button has gone (rule platform.focus). */
export function useStageFocus(phase: RoundPhase) {
  const stage = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(null);
  const shown = useRef(phase);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    const isLost = last.current !== null && !last.current.isConnected && document.activeElement === document.body;
    const heading = isLost ? stage.current?.querySelector('h2') : undefined;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [phase]);
  return stage;
}
