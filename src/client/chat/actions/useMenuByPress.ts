import { useLongPress } from '@mantine/hooks';
import type { TouchEvent } from 'react';

/** A finger that rests so long means the message, in milliseconds; one that moves further than this scrolls, in pixels. */
const [PRESS_MS, MOVE_PX] = [450, 10];

const touch = { events: ['touch' as const], threshold: PRESS_MS, cancelOnMove: MOVE_PX };

/** Opens the menu of a message under a finger that rests there: what hands try first where nothing is pointed at. */
export function useMenuByPress() {
  const press = useLongPress(({ target }) => {
    // A link, or a button, has its own.
    if (!(target instanceof Element) || target.closest('a, button')) return;
    target.closest('[role="article"]')?.querySelector<HTMLElement>('[data-menu]')?.click();
  }, touch);
  // More than one zoom, and would each start a wait of their own.
  const onTouchStart = (event: TouchEvent) =>
    event.touches.length === 1 ? press.onTouchStart?.(event) : press.onTouchCancel?.(event);
  return { ...press, onTouchStart };
}
