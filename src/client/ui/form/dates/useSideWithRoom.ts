import { useLayoutEffect, useRef } from 'react';

/** Pixels that what opens leaves free: those of the header above it, of a phone's bar below, and of the window's edges. */
const CLEARANCE = { above: 64, below: 72, edge: 8 };

/**
 * For a box that opens under the field it lies in: above it where there is room only there, and within the window sideways.
 * Mantine's Popover does as much with more code than a form should load for it.
 */
export function useSideWithRoom() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    const field = box?.parentElement?.getBoundingClientRect();
    if (!box || !field) return;
    const { width, height } = box.getBoundingClientRect();
    const fitsBelow = field.bottom + height <= innerHeight - CLEARANCE.below;
    const fitsAbove = field.top - height >= CLEARANCE.above;
    box.dataset.side = !fitsBelow && fitsAbove ? 'above' : 'below';
    const { clientWidth } = document.documentElement;
    const over = Math.max(0, field.left + width - (clientWidth - CLEARANCE.edge));
    box.style.left = `${-Math.min(over, field.left - CLEARANCE.edge)}px`;
    // What is below the window still, or under a phone's bar, is scrolled to.
    box.scrollIntoView({ block: 'nearest' });
  }, []);
  return ref;
}
