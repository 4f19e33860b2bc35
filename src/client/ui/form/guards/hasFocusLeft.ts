import type { FocusEvent } from 'react';

/**
 * Whether the focus moves from inside an element to elsewhere on the page. False while the user is in another window:
 * the element stays focused and continues when they return.
 */
export function hasFocusLeft({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !currentTarget.contains(relatedTarget) && document.activeElement !== target;
}
