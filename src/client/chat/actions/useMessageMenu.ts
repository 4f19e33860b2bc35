import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import type { Row } from '../log/rows';
import type { MenuPart } from './messageActs';

type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The message whose menu is open, and the position of its button, or where that is hidden, of its text. */
export interface OpenMenu {
  row: Row;
  part: MenuPart;
  place: Place;
}

/** Stored from the menu button, which disappears with the row's tools once mouse and focus are in the menu. */
interface Opened {
  messageId: string | undefined;
  part: MenuPart;
  place: Place;
  element: HTMLElement | null;
}

/** A menu opens below the first lines of a text, however long that is. Pixels. */
const MAX_ANCHOR_HEIGHT = 44;

/** A menu opens at its button, or at the visible part of the text of a message whose button is hidden. */
function placeOf(button: HTMLElement, row: HTMLElement | null): Place {
  const text = button.closest('[data-touch]') && row?.querySelector('[data-menu-anchor]');
  if (!text) return button.getBoundingClientRect();
  const { left, top, bottom, width } = text.getBoundingClientRect();
  const from = Math.max(top, text.closest('[role="log"]')?.getBoundingClientRect().top ?? 0);
  return { left, top: from, width, height: Math.min(bottom - from, MAX_ANCHOR_HEIGHT) };
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
    setOpened({ messageId: id, part, place: placeOf(button, element), element });
  });
  const onClose = () => {
    setOpened(undefined);
    if (opened) focusRow(opened.element);
  };
  return { open, onMenu, onClose };
}
