import { useLongPress } from '@mantine/hooks';
import { useRef, type MouseEvent, type TouchEvent } from 'react';

/** Milliseconds of a long press, and pixels beyond which a moving finger scrolls. */
const [PRESS_MS, MOVE_PX] = [450, 10];

const touch = { events: ['touch' as const], threshold: PRESS_MS, cancelOnMove: MOVE_PX };

const openMenuOf = (target: Element) =>
  target.closest('[role="article"]')?.querySelector<HTMLElement>('[data-menu]')?.click();

const hasSelection = () => window.getSelection()?.isCollapsed === false;

/** Opens on a tap on a message or its time, or a long press anywhere in its row (rule chat.touch). */
export function useTouchMenu(isTouch: boolean) {
  const hasOpened = useRef(false);
  const wasOpen = useRef(false);
  const press = useLongPress(({ target }) => {
    // Links and buttons have their own long-press menus.
    if (!(target instanceof Element) || target.closest('a, button')) return;
    hasOpened.current = true;
    openMenuOf(target);
  }, touch);
  const onClick = ({ target }: MouseEvent) => {
    // A tap beside an open menu only closes it.
    const isClosing = wasOpen.current;
    wasOpen.current = false;
    if (!isTouch || isClosing || hasSelection() || !(target instanceof Element)) return;
    if (target.closest('[data-opens-menu]') && !target.closest('a, button')) openMenuOf(target);
  };
  const onTouchStart = (event: TouchEvent) => {
    hasOpened.current = false;
    wasOpen.current = document.querySelector('[role="menu"]') !== null;
    // Several fingers zoom; each would start a timer.
    if (event.touches.length === 1) press.onTouchStart?.(event);
    else press.onTouchCancel?.(event);
  };
  const onTouchEnd = (event: TouchEvent) => {
    press.onTouchEnd?.(event);
    // The click that follows the press would close the menu.
    if (hasOpened.current) event.preventDefault();
  };
  return { ...press, onTouchStart, onTouchEnd, onClick };
}
