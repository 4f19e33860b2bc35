import { useEffect, useEffectEvent } from 'react';
import { isForInputMethod } from '../../ui/focus/inputMethod';
import { isPressed, isTyping } from '../../ui/focus/shortcutKeys';
import { isSingleKeyEnabled } from '../../ui/focus/singleKeySetting';

const NAMES = ['pauseTurn', 'nextTurn', 'skipTurn'] as const;

/** Elements for which Space is a click, and dialogs and menus, which have keys of their own. */
const KEEPS_KEYS = 'button, a, summary, [role="menu"], [role="dialog"]';

function isTaken({ target }: KeyboardEvent, name: (typeof NAMES)[number]): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"]')) return true;
  return name === 'pauseTurn' && target instanceof Element && target.closest(KEEPS_KEYS) !== null;
}

/** Leads by keyboard (rule platform.shortcuts): Space pauses and resumes, N goes on, S skips. */
export function useLeadKeys(acts: Record<(typeof NAMES)[number], () => void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || isForInputMethod(event) || isTyping(event.target) || !isSingleKeyEnabled()) return;
    const name = NAMES.find((one) => isPressed(one, event));
    if (!name || isTaken(event, name)) return;
    event.preventDefault();
    acts[name]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
