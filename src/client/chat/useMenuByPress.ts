import { useLongPress } from '@mantine/hooks';

/** A finger that rests so long means the message, in milliseconds; one that moves further than this scrolls, in pixels. */
const [PRESS_MS, MOVE_PX] = [450, 10];

const touch = { events: ['touch' as const], threshold: PRESS_MS, cancelOnMove: MOVE_PX };

/** Opens the menu of a message under a finger that rests there: what hands try first where nothing is pointed at. */
export function useMenuByPress() {
  return useLongPress(({ target }) => {
    // A link, or a button, has its own.
    if (!(target instanceof Element) || target.closest('a, button')) return;
    target.closest('[role="article"]')?.querySelector<HTMLElement>('[data-menu]')?.click();
  }, touch);
}
