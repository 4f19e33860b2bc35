import { useState } from 'react';

/** Keeps a field in which the user may be typing. */
export function useHasBeenTrue(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}
