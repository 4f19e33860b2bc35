import { keyNames } from '../../ui/focus/shortcutKeys';
import { shortcuts, type ShortcutName } from '../../ui/focus/shortcuts';
import { words } from './words';

const text = words.shortcuts;

/** One of our own: its keys are written where they are listened for. */
const ours = (name: ShortcutName) => ({ does: text[name], keys: keyNames(shortcuts[name]) });

/** Keys that do what they do in any such list or calendar. */
const usual = (does: string, ...keys: string[]) => ({ does, keys });

/** Everything that can be done by keys besides Tab, as the keyboard in front of one has them. */
export const shortcutSections = () => [
  { title: text.anywhere, lines: [ours('goTo'), ours('list'), ours('newestMessage')] },
  {
    title: text.chat,
    lines: [
      ours('send'),
      ours('newLine'),
      ours('editLast'),
      ours('endEdit'),
      usual(text.mention, '@'),
      usual(text.chooseMention, '↑', '↓', 'Enter', 'Tab'),
    ],
  },
  {
    title: text.messages,
    lines: [usual(text.message, '↑', '↓'), usual(text.firstMessage, 'Home', 'End'), usual(text.messageMenu, 'Enter')],
  },
  {
    title: text.calendar,
    lines: [
      usual(text.openCalendar, '↓'),
      usual(text.day, '←', '→', '↑', '↓'),
      usual(text.week, 'Home', 'End'),
      usual(text.month, 'Page Up', 'Page Down'),
      usual(text.chooseDay, 'Enter', 'Space'),
    ],
  },
  {
    title: text.lists,
    lines: [usual(text.item, '↑', '↓'), usual(text.choose, 'Enter'), usual(text.close, 'Esc')],
  },
];
