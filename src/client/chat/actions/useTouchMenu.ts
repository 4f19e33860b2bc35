import { useLongPress } from '@mantine/hooks';
import type { MouseEvent, TouchEvent } from 'react';

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
  const press = useLongPress(({ target }) => {
    // Links and buttons have their own long-press menus.
    if (target instanceof Element && !target.closest('a, button')) openMenuOf(target);
  }, touch);
  const onClick = ({ target }: MouseEvent) => {
    if (isTouch && target instanceof Element && target.closest('[data-opens-menu]')) openMenuOf(target);
  };
  // Several fingers zoom; each would start a timer.
  const onTouchStart = (event: TouchEvent) =>
    event.touches.length === 1 ? press.onTouchStart?.(event) : press.onTouchCancel?.(event);
  return { ...press, onTouchStart, onClick };
}
