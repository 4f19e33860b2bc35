let isPressed = false;

function track(pressed: boolean) {
  return () => {
    isPressed = pressed;
  };
}

addEventListener('pointerdown', track(true), true);
addEventListener('pointerup', track(false), true);
addEventListener('pointercancel', track(false), true);

/**
 * Acts now, or, while a mouse button or finger is down, once it has been lifted and has clicked. A field that is left by pressing
 * a button must not show its error before: the button would move away from under the press, and the click be lost.
 */
export function afterPointerUp(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const lifted = new AbortController();
  const later = () => {
    lifted.abort();
    setTimeout(act);
  };
  window.addEventListener('pointerup', later, { signal: lifted.signal });
  window.addEventListener('pointercancel', later, { signal: lifted.signal });
}
