/** Where React Router keeps scroll positions between page loads, in sessionStorage. */
export const scrollStorageKey = 'stepwell.scroll';

interface Place {
  key: string;
  pathname: string;
  search: string;
}

/** The key of a position: its entry in the history. All pages opened by their address have the same, so they go by that. */
export const scrollKeyOf = ({ key, pathname, search }: Place): string => (key === 'default' ? pathname + search : key);

/** Keeps a position for the page that is being opened, as if the reader had left it there. */
export function keepScroll(top: number): void {
  const { key = 'default' } = (window.history.state ?? {}) as Partial<Place>;
  const { pathname, search } = window.location;
  try {
    const kept = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}') as Record<string, number>;
    const positions = { ...kept, [scrollKeyOf({ key, pathname, search })]: top };
    sessionStorage.setItem(scrollStorageKey, JSON.stringify(positions));
  } catch {
    // Storage is blocked: the page opens at its top.
  }
}
