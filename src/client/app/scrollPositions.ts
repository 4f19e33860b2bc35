/** Where React Router keeps scroll positions between page loads, in sessionStorage. */
export const scrollStorageKey = 'stepwell.scroll';

const historyKey = () => (window.history.state as { key?: string } | null)?.key;

/**
 * Gives the entry of the history a key, as React Router does for the entries that it adds. Pages opened by their address
 * have none, and would all share one scroll position.
 */
export function keyHistoryEntry(): void {
  if (historyKey() !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...window.history.state, key }, '');
}

/** Keeps a position for the page that is being opened, as if the reader had left it there. */
export function keepScroll(top: number): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}') as Record<string, number>;
    sessionStorage.setItem(scrollStorageKey, JSON.stringify({ ...kept, [historyKey() ?? 'default']: top }));
  } catch {
    // Storage is blocked: the page opens at its top.
  }
}
