import { useLongPress } from '@mantine/hooks';
import { useRef, type MouseEvent, type TouchEvent } from 'react';

/**
 * The duration of a long press in milliseconds; a finger that moves further than MOVE_PX pixels counts as scrolling.
 */
const [PRESS_MS, MOVE_PX] = [450, 10];

const touch = { events: ['touch' as const], threshold: PRESS_MS, cancelOnMove: MOVE_PX };

const openMenuOf = (target: Element) =>
  target.closest('[role="article"]')?.querySelector<HTMLElement>('[data-menu]')?.click();

/**
 * Opens the menu of a message by touch (rule chat.touch): on a long press, or a tap on its time or its tick. Elsewhere its button, which
 * assistive technology reaches here too, shows on hover and focus.
 */
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
    // The browser's click at the end of the press would close the menu.
    if (hasOpened.current) event.preventDefault();
  };
  return { ...press, onTouchStart, onTouchEnd, onClick };
}
