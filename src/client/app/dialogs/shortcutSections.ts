import { keyNames } from '../../ui/focus/shortcutKeys';
import { shortcuts, type ShortcutName } from '../../ui/focus/shortcuts';
import { words } from './words.gen';

const { keys, shortcuts: text } = words;

const ours = (name: ShortcutName) => ({ does: text[name], keys: keyNames(shortcuts[name]) });

const usual = (does: string, ...named: string[]) => ({ does, keys: named });

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
      usual(text.chooseMention, '↑', '↓', keys.enter, keys.tab),
    ],
  },
  {
    title: text.messages,
    lines: [
      usual(text.message, '↑', '↓'),
      usual(text.firstMessage, keys.home, keys.end),
      usual(text.messageMenu, keys.enter),
      usual(text.reply, 'R'),
    ],
  },
  { title: text.meeting, lines: [ours('pauseTurn'), ours('nextTurn'), ours('skipTurn')] },
  {
    title: text.calendar,
    lines: [
      usual(text.openCalendar, '↓'),
      usual(text.day, '←', '→', '↑', '↓'),
      usual(text.week, keys.home, keys.end),
      usual(text.month, keys.pageUp, keys.pageDown),
      usual(text.chooseDay, keys.enter, keys.space),
    ],
  },
  {
    title: text.lists,
    lines: [usual(text.item, '↑', '↓'), usual(text.choose, keys.enter), usual(text.close, keys.esc)],
  },
];
