import { useEffect, useState } from 'react';

/** A window that loses more than this while one types lost it to a keyboard, not to an address bar. */
const KEYBOARD_PIXELS = 150;

/** The field one types in; undefined when there is none, or it is not in this window. */
function isTyping(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement;
}

/**
 * The height in pixels that a phone's keyboard leaves to be seen; undefined without one. Some browsers make the window smaller,
 * some lay the keyboard over it and tell the visual viewport alone. The page is marked meanwhile, so that its bars can make room.
 */
export function useHeightAboveKeyboard(): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    let tallest = viewport.height;
    let width = viewport.width;
    const measure = () => {
      // Turned, the device has another height.
      if (viewport.width !== width) tallest = viewport.height;
      width = viewport.width;
      tallest = Math.max(tallest, viewport.height);
      const isOpen = isTyping() && viewport.scale === 1 && tallest - viewport.height > KEYBOARD_PIXELS;
      setHeight(isOpen ? viewport.height : undefined);
      document.documentElement.toggleAttribute('data-keyboard', isOpen);
      // The browser may have scrolled the header away to show the field, which is in view anyway.
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
