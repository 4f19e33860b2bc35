import type { Virtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import type { Row } from './rows';

function rowElement(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
}

function buttonOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (key === 'Enter') return '[data-menu]';
  return key.toLowerCase() === 'r' && !ctrlKey && !metaKey && !altKey ? '[data-reply]' : undefined;
}

/**
 * Makes the log a single Tab stop: the linked message or the last one at first, later the one last sent. Arrow keys
 * move between messages, Enter opens a message's menu, R replies.
 */
export function useRowFocus(
  rows: readonly Row[],
  foundId: string | undefined,
  virtualizer: () => Virtualizer<HTMLDivElement, Element>,
) {
  const [currentKey, setCurrentKey] = useState<string>();
  const [pointedKey, setPointedKey] = useState<string>();
  const [hasFocus, setFocus] = useState(false);
  const focusTimer = useRef(0);
  const last = rows.at(-1);
  const [lastKey, setLastKey] = useState(last?.key);
  if (last && last.key !== lastKey) {
    setLastKey(last.key);
    // A message held since an earlier visit isn't new when it enters the log.
    const isBeingSent = last.unsent?.status === 'waiting' || last.unsent?.status === 'sending';
    if (isBeingSent && !hasFocus) setCurrentKey(last.key);
  }
  const chosen = useMemo(
    () =>
      currentKey === undefined
        ? rows.findIndex(({ id }) => id !== undefined && id === foundId)
        : rows.findIndex(({ key }) => key === currentKey),
    [currentKey, foundId, rows],
  );
  const current = chosen < 0 ? rows.length - 1 : chosen;
  const keyOf = (element: HTMLElement | null) => rows[Number(element?.dataset.index)]?.key;

  const goTo = (index: number, log: HTMLElement) => {
    const next = Math.min(Math.max(index, 0), rows.length - 1);
    setCurrentKey(rows[next]?.key);
    virtualizer().scrollToIndex(next, { align: 'auto' });
    cancelAnimationFrame(focusTimer.current);
    focusTimer.current = requestAnimationFrame(() =>
      log.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus({ preventScroll: true }),
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowElement(event.target);
    if (!row || event.target !== row) return;
    const targets: Record<string, number> = {
      ArrowUp: current - 1,
      ArrowDown: current + 1,
      Home: 0,
      End: rows.length - 1,
    };
    const rowIndex = targets[event.key];
    const button = buttonOf(event);
    if (rowIndex === undefined && !button) return;
    event.preventDefault();
    if (rowIndex === undefined) row.querySelector<HTMLElement>(button ?? '')?.click();
    else goTo(rowIndex, event.currentTarget);
  };
  const onFocus = ({ target }: FocusEvent) => {
    setCurrentKey(keyOf(rowElement(target)) ?? currentKey);
    setFocus(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget));
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setPointedKey(keyOf(rowElement(target)));
  };
  const onPointerLeave = () => setPointedKey(undefined);
  return { current, pointedKey, hasFocus, handlers: { onKeyDown, onFocus, onBlur, onPointerOver, onPointerLeave } };
}
