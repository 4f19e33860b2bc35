import { useLayoutEffect, useRef } from 'react';

/** Pixels to keep clear of the header above, a phone's bottom bar, and the window's edges. */
const CLEARANCE = { above: 64, below: 72, edge: 8 };

/**
 * Positions a box that opens below its field: above it if there is room only there, and within the window horizontally.
 * Mantine's Popover does the same with more code than a form should load.
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
    // Scrolls to the part still below the window or under a phone's bottom bar.
    box.scrollIntoView({ block: 'nearest' });
  }, []);
  return ref;
}
