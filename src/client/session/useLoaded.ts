import { useEffect, useState } from 'react';

/** Code that is loaded only if it is wanted. If it can't be loaded, it stays undefined; the returned function throws. */
export function useLoaded<Module extends object>(load: () => Promise<Module>, isWanted: boolean) {
  const [loaded, setLoaded] = useState<Module>();
  const isMissing = isWanted && !loaded;
  useEffect(() => {
    if (isMissing) void load().then(setLoaded, () => undefined);
  }, [isMissing, load]);
  return [loaded, async () => setLoaded(await load())] as const;
}
