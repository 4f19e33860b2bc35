const KEY = 'stepwell.shortcutList';

/** Whether '?' opens the list of shortcuts in this browser. Always true in a browser without storage. */
export function isShortcutListEnabled(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setShortcutListEnabled(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Without storage the setting lasts until the next page load.
  }
}
