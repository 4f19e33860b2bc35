import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { Row } from '../log/rows';
import type { MenuPart } from './messageActs';

type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export interface OpenMenu {
  row: Row;
  part: MenuPart;
  place: Place;
}

/** Stored from the button, which unmounts when mouse and focus move into the menu. */
interface Opened {
  messageId: string | undefined;
  part: MenuPart;
  place: Place;
  button: HTMLElement;
  element: HTMLElement | null;
}

const MAX_ANCHOR_HEIGHT = 44;

function placeOf(button: HTMLElement, row: HTMLElement | null): Place {
  const text = button.closest('[data-touch]') && row?.querySelector('[data-menu-anchor]');
  if (!text) return button.getBoundingClientRect();
  const { left, top, bottom, width } = text.getBoundingClientRect();
  const from = Math.max(top, text.closest('[role="log"]')?.getBoundingClientRect().top ?? 0);
  return { left, top: from, width, height: Math.min(bottom - from, MAX_ANCHOR_HEIGHT) };
}

function focusRow(row: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const active = document.activeElement;
    const isLost = !active || active === document.body || active.closest('[role="menu"]') !== null;
    if (isLost) row?.focus({ preventScroll: true });
  });
}

export function useMessageMenu(rows: readonly Row[]) {
  const [opened, setOpened] = useState<Opened>();
  const row = opened && rows.find(({ id }) => id === opened.messageId);
  const isAvailable = row && !(opened.part === 'reactions' && row.isRemoved);
  const open: OpenMenu | undefined = isAvailable ? { row, part: opened.part, place: opened.place } : undefined;
  if (opened && !open) setOpened(undefined);
  const onMenu = useCallbackRef(({ id }: Row, part: MenuPart, button: HTMLElement) => {
    const element = button.closest<HTMLElement>('[role="article"]');
    setOpened({ messageId: id, part, place: placeOf(button, element), button, element });
  });
  const { button, element: openRow = null } = opened ?? {};
  useEffect(() => {
    const log = openRow?.closest('[role="log"]');
    if (!log || !button) return undefined;
    let frame = 0;
    // The keyboard closes as the menu takes the focus, and the message moves with the end of the log.
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (button.isConnected) setOpened((was) => was && { ...was, place: placeOf(button, openRow) });
      });
    });
    resized.observe(log);
    return () => {
      resized.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [button, openRow]);
  const onClose = () => {
    setOpened(undefined);
    if (opened) focusRow(opened.element);
  };
  return { open, onMenu, onClose };
}
