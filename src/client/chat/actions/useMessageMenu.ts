import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import type { MenuPart } from './messageActs';
import type { Row } from '../log/rows';

/** The message whose menu is open, and where the button that opened it was. */
export interface OpenMenu {
  row: Row;
  part: MenuPart;
  place: DOMRect;
}

/** What is kept of the button that opened the menu: it goes with the row's tools, once mouse and focus are in the menu. */
interface Opened {
  messageId: string | undefined;
  part: MenuPart;
  place: DOMRect;
  element: HTMLElement | null;
}

/** The focus goes to the row whose menu it was in, and has nowhere to be now; not where something was pressed elsewhere. */
function focusRow(row: HTMLElement | null): void {
  // Once what an act opens has taken the focus.
  requestAnimationFrame(() => {
    const active = document.activeElement;
    const isLost = !active || active === document.body || active.closest('[role="menu"]') !== null;
    if (isLost) row?.focus({ preventScroll: true });
  });
}

/** The menu of a message as it is now; it closes when that has gone, or can't be reacted to any more. */
export function useMessageMenu(rows: readonly Row[]) {
  const [opened, setOpened] = useState<Opened>();
  const row = opened && rows.find(({ id }) => id === opened.messageId);
  const isThere = row && !(opened.part === 'reactions' && row.isRemoved);
  const open: OpenMenu | undefined = isThere ? { row, part: opened.part, place: opened.place } : undefined;
  if (opened && !open) setOpened(undefined);
  const onMenu = useCallbackRef(({ id }: Row, part: MenuPart, button: HTMLElement) => {
    const element = button.closest<HTMLElement>('[role="article"]');
    setOpened({ messageId: id, part, place: button.getBoundingClientRect(), element });
  });
  const onClose = () => {
    setOpened(undefined);
    if (opened) focusRow(opened.element);
  };
  return { open, onMenu, onClose };
}
