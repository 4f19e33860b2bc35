import { useLongPress } from '@mantine/hooks';
import { useRef, type MouseEvent, type TouchEvent } from 'react';

/** Milliseconds of a long press, and pixels beyond which a moving finger scrolls. */
const [PRESS_MS, MOVE_PX] = [450, 10];

const touch = { events: ['touch' as const], threshold: PRESS_MS, cancelOnMove: MOVE_PX };

const openMenuOf = (target: Element) =>
  target.closest('[role="article"]')?.querySelector<HTMLElement>('[data-menu]')?.click();

/** Opens on a long press, or a tap on the message's time or tick (rule chat.touch). */
export function useTouchMenu(isTouch: boolean) {
  const hasOpened = useRef(false);
  const press = useLongPress(({ target }) => {
    // Links and buttons have their own long-press menus.
    if (!(target instanceof Element) || target.closest('a, button')) return;
    hasOpened.current = true;
    openMenuOf(target);
  }, touch);
  const onClick = ({ target }: MouseEvent) => {
    if (isTouch && target instanceof Element && target.closest('[data-opens-menu]')) openMenuOf(target);
  };
  const onTouchStart = (event: TouchEvent) => {
    hasOpened.current = false;
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
