import type { FocusEvent } from 'react';

/**
 * Whether the focus goes from within an element to somewhere else on the page. It does not while the window is left for another:
 * its element stays the focused one, and goes on when the window is back.
 */
export function hasLeft({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !currentTarget.contains(relatedTarget) && document.activeElement !== target;
}
