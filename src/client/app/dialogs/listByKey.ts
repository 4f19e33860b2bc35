const KEY = 'stepwell.shortcutList';

/** Whether '?' opens the list of shortcuts in this browser. One that keeps nothing always says so. */
export function isListedByKey(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function keepListByKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Then it is as it was with the next page.
  }
}
