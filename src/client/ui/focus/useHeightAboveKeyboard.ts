import { useEffect, useState } from 'react';

/**
 * A window whose height shrinks by more than this, in pixels, while the user types has a keyboard, not just an address
 * bar.
 */
const KEYBOARD_PIXELS = 150;

/** Whether the user is typing in a field of this window. */
function isTyping(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement;
}

/**
 * The height above a phone's keyboard, in pixels; undefined without a keyboard. Some browsers shrink the window, others
 * overlay the keyboard and change only the visual viewport. Marks the page while the keyboard is open, so that its bars
 * can make room.
 */
export function useHeightAboveKeyboard(): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    let tallest = viewport.height;
    let width = viewport.width;
    const measure = () => {
      // Rotating the device changes its height.
      if (viewport.width !== width) tallest = viewport.height;
      width = viewport.width;
      tallest = Math.max(tallest, viewport.height);
      const isOpen = isTyping() && viewport.scale === 1 && tallest - viewport.height > KEYBOARD_PIXELS;
      setHeight(isOpen ? viewport.height : undefined);
      document.documentElement.toggleAttribute('data-keyboard', isOpen);
      // The browser may have scrolled the header away to show the field, which is visible even without scrolling.
      if (isOpen && window.scrollY > 0) window.scrollTo(0, 0);
    };
    viewport.addEventListener('resize', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      document.documentElement.removeAttribute('data-keyboard');
    };
  }, []);
  return height;
}
