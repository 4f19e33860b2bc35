import { shortcuts, type Shortcut, type ShortcutName } from './shortcuts';

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** `key` is missing when the browser fills in a form automatically. */
type Pressed = Partial<Pick<KeyboardEvent, 'key'>> & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The command key is pressed before the key that follows it. */
export const isCommandKey = ({ key }: Pick<Pressed, 'key'>): boolean => key === (isMac() ? 'Meta' : 'Control');

/** Ignores Shift for characters such as '?', which keyboards type differently. */
export function isPressed(name: ShortcutName, event: Pressed): boolean {
  const { key, command = false, shift = false }: Shortcut = shortcuts[name];
  if (event.key?.toLowerCase() !== key.toLowerCase() || event.altKey) return false;
  const [held, other] = isMac() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  const isSign = key.length === 1 && !/[a-z]/.test(key);
  return held === command && !other && (isSign || event.shiftKey === shift);
}

const names: Record<string, string> = { Escape: 'Esc', ArrowUp: '↑', ' ': 'Space' };

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

export function keyNames({ key, command, shift }: Shortcut): string[] {
  const held = [...(command ? [isMac() ? '⌘' : 'Ctrl'] : []), ...(shift ? ['Shift'] : [])];
  return [...held, names[key] ?? (key.length === 1 ? key.toUpperCase() : key)];
}

export const ariaKeys = ({ key, command, shift }: Shortcut): string =>
  [
    command && (isMac() ? 'Meta' : 'Control'),
    shift && 'Shift',
    key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key,
  ]
    .filter(Boolean)
    .join('+');
