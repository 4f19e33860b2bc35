import { shortcuts, type Shortcut, type ShortcutName } from './shortcuts';

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Without a `key` when a browser fills in a form by itself. */
type Pressed = Partial<Pick<KeyboardEvent, 'key'>> & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether ⌘ on a Mac, Ctrl elsewhere, goes down, as it does before what is pressed with it. */
export const isCommandKey = ({ key }: Pick<Pressed, 'key'>): boolean => key === (isMac() ? 'Meta' : 'Control');

/** Whether this is it, with nothing else held. How a sign such as '?' is typed, with Shift or not, the keyboard decides. */
export function isPressed(name: ShortcutName, event: Pressed): boolean {
  const { key, command = false, shift = false }: Shortcut = shortcuts[name];
  if (event.key?.toLowerCase() !== key.toLowerCase() || event.altKey) return false;
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
