import { useEffect, useState } from 'react';

/** Code that is loaded only if it is wanted. If it can't be loaded, it stays undefined; the returned function throws. */
export function useLoaded<Module extends object>(load: () => Promise<Module>, isWanted: boolean) {
  const [loaded, setLoaded] = useState<Module>();
  useEffect(() => {
    if (isWanted) void load().then(setLoaded, () => undefined);
  }, [isWanted, load]);
  return [loaded, () => load().then(setLoaded)] as const;
}
