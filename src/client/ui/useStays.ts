import { useState } from 'react';

/** Whether something was so once: a field that somebody types in does not go from under their hands. */
export function useStays(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}
