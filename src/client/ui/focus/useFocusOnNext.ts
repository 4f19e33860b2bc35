import { useEffect, useRef } from 'react';
import type { NextPage } from '../lists/useNextPage';

const ITEM = 'li, input[type="radio"]';

const isBefore = (item: Element, end: Element) =>
  (item.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function lastItemBefore(end: Element): HTMLElement | undefined {
  const page = end.closest('main') ?? document.body;
  return [...page.querySelectorAll<HTMLElement>(ITEM)].filter((item) => isBefore(item, end)).at(-1);
}

function itemAfter(item: Element): HTMLElement | undefined {
  const page = item.closest('main') ?? document.body;
  return [...page.querySelectorAll<HTMLElement>(ITEM)].find((other) => isBefore(item, other) && !item.contains(other));
}

function focusOn(item: HTMLElement) {
  if (!(item instanceof HTMLInputElement)) item.tabIndex = -1;
  item.focus({ preventScroll: true });
}

/** Focuses the first new item after the button loads another page, unless the user has moved the focus. */
export function useFocusOnNext(state: NextPage['state']) {
  const button = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const present = button.current;
    if (state === 'loading') {
      last.current = present && document.activeElement === present ? lastItemBefore(present) : undefined;
      return;
    }
    const from = last.current;
    const isHere = document.activeElement === present || document.activeElement === document.body;
    if (state === 'failed' || !from || !isHere) return;
    last.current = undefined;
    const next = itemAfter(from);
    if (!present) focusOn(next ?? from);
    else if (next && isBefore(next, present)) focusOn(next);
  }, [state]);
  return button;
}
