import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isForInputMethod } from '../../ui/focus/inputMethod';
import { isPressed } from '../../ui/focus/shortcutKeys';
import { isSingleKeyEnabled } from '../../ui/focus/singleKeySetting';
import { isWithin } from './isWithin';

const NAMES = ['pauseTurn', 'nextTurn', 'skipTurn'] as const;

/** Space clicks these, and dialogs and menus have keys of their own. */
const KEEPS_KEYS = 'button, a, summary, [role="menu"], [role="dialog"]';

const FORM_PART = 'input, textarea, select, [contenteditable], form';

/** Keys pressed just after a field has disappeared were meant for it. */
const AFTER_FIELD_MS = 1000;

const isInForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FORM_PART) !== null;

function isTaken({ target }: KeyboardEvent, name: (typeof NAMES)[number]): boolean {
  if (isInForm(target) || isInForm(document.activeElement)) return true;
  if (document.querySelector('[role="dialog"], [role="menu"]')) return true;
  return name === 'pauseTurn' && target instanceof Element && target.closest(KEEPS_KEYS) !== null;
}

/** Milliseconds of the monotonic clock. */
function useLostField(): RefObject<number> {
  const lostAt = useRef(-Infinity);
  useEffect(() => {
    let field = isInForm(document.activeElement) ? document.activeElement : null;
    const note = ({ target }: Event) => {
      field = target instanceof Element && isInForm(target) ? target : null;
    };
    const forget = () => (field = null);
    const observer = new MutationObserver(() => {
      if (!field || field.isConnected) return;
      lostAt.current = performance.now();
      field = null;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, []);
  return lostAt;
}

/** Space pauses and resumes, N goes on, S skips (rule platform.shortcuts). */
export function useLeadKeys(acts: Record<(typeof NAMES)[number], () => void>): void {
  const lostAt = useLostField();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || isForInputMethod(event) || !isSingleKeyEnabled()) return;
    const name = NAMES.find((one) => isPressed(one, event));
    if (!name || isTaken(event, name) || isWithin(AFTER_FIELD_MS, lostAt.current)) return;
    event.preventDefault();
    acts[name]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
