import { words as toastWords } from '../messages/toastWords.gen';

/** A key, as in `KeyboardEvent.key`, and its modifiers; `command` is ⌘ on a Mac and Ctrl elsewhere. */
export interface Shortcut {
  key: string;
  command?: boolean;
  shift?: boolean;
}

export const shortcuts = {
  goTo: { key: 'k', command: true },
  list: { key: '?' },
  newestMessage: { key: toastWords.key },
  send: { key: 'Enter' },
  newLine: { key: 'Enter', shift: true },
  editLast: { key: 'ArrowUp' },
  endEdit: { key: 'Escape' },
  pauseTurn: { key: ' ' },
  nextTurn: { key: 'n' },
  skipTurn: { key: 's' },
} satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;
