import { useEffect, type RefObject } from 'react';

/** After the page's heading has been focused. */
export function useFocusToWrite(field: RefObject<HTMLTextAreaElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [field, isWanted]);
}
