import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import type { Row } from '../log/rows';
import type { MenuPart } from './messageActs';

/** The message whose menu is open, and the position of its button. */
export interface OpenMenu {
  row: Row;
  part: MenuPart;
  place: DOMRect;
}

/** Stored from the menu button, which disappears with the row's tools once mouse and focus are in the menu. */
interface Opened {
  messageId: string | undefined;
  part: MenuPart;
  place: DOMRect;
  element: HTMLElement | null;
}

/** Focuses the menu's row if the focus was lost; leaves the focus on any other element that the user pressed. */
function focusRow(row: HTMLElement | null): void {
  // Runs after an element opened by the action has taken the focus.
  requestAnimationFrame(() => {
    const active = document.activeElement;
    const isLost = !active || active === document.body || active.closest('[role="menu"]') !== null;
    if (isLost) row?.focus({ preventScroll: true });
  });
}

/** The current menu of a message; closes when the message disappears or can no longer be reacted to. */
export function useMessageMenu(rows: readonly Row[]) {
  const [opened, setOpened] = useState<Opened>();
  const row = opened && rows.find(({ id }) => id === opened.messageId);
  const isAvailable = row && !(opened.part === 'reactions' && row.isRemoved);
  const open: OpenMenu | undefined = isAvailable ? { row, part: opened.part, place: opened.place } : undefined;
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
