import { toastWords } from '../messages/toastWords';

/** A key, by its `KeyboardEvent.key`, and what is held with it; `command` is ⌘ on a Mac and Ctrl elsewhere. */
export interface Shortcut {
  key: string;
  command?: boolean;
  shift?: boolean;
}

/**
 * The keys that do something of ours, where they are more than those by which a browser goes through what it shows. Who
 * listens for them and the list of them take them from here.
 */
export const shortcuts = {
  goTo: { key: 'k', command: true },
  list: { key: '?' },
  newestMessage: { key: toastWords.key },
  send: { key: 'Enter' },
  newLine: { key: 'Enter', shift: true },
  editLast: { key: 'ArrowUp' },
  endEdit: { key: 'Escape' },
} satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;
