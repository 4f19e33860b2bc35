import { useMediaQuery } from '@mantine/hooks';

/** On desks the list of conversations stands beside the one that is open; the width stands in `ChatLayout.module.css` too. */
export function useHasListBeside(): boolean {
  return useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false }) ?? false;
}
