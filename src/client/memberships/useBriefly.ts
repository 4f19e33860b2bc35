import { useEffect, useState } from 'react';

/** Something that is so for a while (milliseconds), and then is not any more. */
export function useBriefly(milliseconds: number): [isSo: boolean, set: (isSo: boolean) => void] {
  const [since, setSince] = useState<object>();
  useEffect(() => {
    if (!since) return;
    const timer = setTimeout(() => setSince(undefined), milliseconds);
    return () => clearTimeout(timer);
  }, [since, milliseconds]);
  return [since !== undefined, (isSo) => setSince(isSo ? {} : undefined)];
}
