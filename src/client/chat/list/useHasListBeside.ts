import { useMediaQuery } from '@mantine/hooks';

/** Whether the list shows next to the open conversation, as on desktops; `ChatLayout.module.css` repeats the width. */
export function useHasListBeside(): boolean {
  return useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false }) ?? false;
}
