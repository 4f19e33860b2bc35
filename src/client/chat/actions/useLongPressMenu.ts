import { useLongPress } from '@mantine/hooks';
import type { TouchEvent } from 'react';

/**
 * The duration of a long press in milliseconds; a finger that moves further than MOVE_PX pixels counts as scrolling.
 */
const [PRESS_MS, MOVE_PX] = [450, 10];

const touch = { events: ['touch' as const], threshold: PRESS_MS, cancelOnMove: MOVE_PX };

/** Opens the menu of a message on a long press, which touch users expect. */
export function useLongPressMenu() {
  const press = useLongPress(({ target }) => {
    // Links and buttons have their own long-press menus.
    if (!(target instanceof Element) || target.closest('a, button')) return;
    target.closest('[role="article"]')?.querySelector<HTMLElement>('[data-menu]')?.click();
  }, touch);
  // Several fingers zoom; each would start a timer.
  const onTouchStart = (event: TouchEvent) =>
    event.touches.length === 1 ? press.onTouchStart?.(event) : press.onTouchCancel?.(event);
  return { ...press, onTouchStart };
}
