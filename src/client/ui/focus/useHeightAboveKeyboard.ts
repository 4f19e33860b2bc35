import { useEffect, useState } from 'react';

/** Pixels. An address bar shrinks the window by less; a keyboard, by more. */
const KEYBOARD_PIXELS = 150;

function isTyping(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement;
}

/**
 * Pixels; undefined without a keyboard. Some browsers shrink the window, others overlay the keyboard and change only
 * the visual viewport.
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
      // Some browsers scroll the header away to show a field that is already visible.
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
