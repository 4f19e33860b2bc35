export const scrollStorageKey = 'stepwell.scroll';

const historyKey = () => (window.history.state as { key?: string } | null)?.key;

/** Pages opened by their address have no key in React Router, and would all share one scroll position. */
export function keyHistoryEntry(): void {
  if (historyKey() !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...window.history.state, key }, '');
}

export function keepScroll(top: number): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}') as Record<string, number>;
    sessionStorage.setItem(scrollStorageKey, JSON.stringify({ ...kept, [historyKey() ?? 'default']: top }));
  } catch {
    // Storage is blocked: the page opens at its top.
  }
}
