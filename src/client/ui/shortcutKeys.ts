import { shortcuts, type Shortcut, type ShortcutName } from './shortcuts';

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether this is it, with nothing else held. How a sign such as '?' is typed, with Shift or not, the keyboard decides. */
export function isPressed(name: ShortcutName, event: Pressed): boolean {
  const { key, command = false, shift = false }: Shortcut = shortcuts[name];
  if (event.key.toLowerCase() !== key.toLowerCase() || event.altKey) return false;
  const [held, other] = isMac() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  const isSign = key.length === 1 && !/[a-z]/.test(key);
  return held === command && !other && (isSign || event.shiftKey === shift);
}

const names: Record<string, string> = { Escape: 'Esc', ArrowUp: '↑' };

/** As the keyboard in front of one has them: 'Ctrl' and 'K', or '⌘' and 'K'. */
export function keyNames({ key, command, shift }: Shortcut): string[] {
  const held = [...(command ? [isMac() ? '⌘' : 'Ctrl'] : []), ...(shift ? ['Shift'] : [])];
  return [...held, names[key] ?? (key.length === 1 ? key.toUpperCase() : key)];
}

/** As `aria-keyshortcuts` has it. */
export const ariaKeys = ({ key, command, shift }: Shortcut): string =>
  [command && (isMac() ? 'Meta' : 'Control'), shift && 'Shift', key.length === 1 ? key.toUpperCase() : key]
    .filter(Boolean)
    .join('+');
