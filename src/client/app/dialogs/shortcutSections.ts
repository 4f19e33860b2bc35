import { keyNames } from '../../ui/focus/shortcutKeys';
import { shortcuts, type ShortcutName } from '../../ui/focus/shortcuts';
import { words } from './words.gen';

const text = words.shortcuts;

const ours = (name: ShortcutName) => ({ does: text[name], keys: keyNames(shortcuts[name]) });

const usual = (does: string, ...keys: string[]) => ({ does, keys });

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
    lines: [
      usual(text.message, '↑', '↓'),
      usual(text.firstMessage, 'Home', 'End'),
      usual(text.messageMenu, 'Enter'),
      usual(text.reply, 'R'),
    ],
  },
  { title: text.meeting, lines: [ours('pauseTurn'), ours('nextTurn'), ours('skipTurn')] },
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
