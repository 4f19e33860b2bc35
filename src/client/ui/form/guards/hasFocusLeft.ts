import type { FocusEvent } from 'react';

/** False while the user is in another window: the element keeps the focus until they return. */
export function hasFocusLeft({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !currentTarget.contains(relatedTarget) && document.activeElement !== target;
}
