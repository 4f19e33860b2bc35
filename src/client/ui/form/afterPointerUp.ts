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
 * Runs now or, while a mouse button or finger is down, after the click. Showing a field's error on blur would move the
 * pressed button away and lose the click.
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
