import { useMediaQuery } from '@mantine/hooks';

/** `ChatLayout.module.css` repeats the width. */
export function useHasListBeside(): boolean {
  return useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false }) ?? false;
}
