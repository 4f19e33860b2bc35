import { ariaKeys, isPressed, keyNames } from './shortcutKeys';
import { shortcuts } from './shortcuts';

const press = (key: string, held: Partial<KeyboardEventInit> = {}) => new KeyboardEvent('keydown', { key, ...held });

function onPlatform(platform: string) {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
}

afterEach(() => jest.restoreAllMocks());

it('Ctrl+K opens ‘Go to’, but not with other modifiers', () => {
  onPlatform('Linux x86_64');
  expect(isPressed('goTo', press('k', { ctrlKey: true }))).toBe(true);
  expect(isPressed('goTo', press('K', { ctrlKey: true }))).toBe(true);
  for (const held of [{}, { metaKey: true }, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }]) {
    expect(isPressed('goTo', press('k', held))).toBe(false);
  }
  expect(keyNames(shortcuts.goTo)).toEqual(['Ctrl', 'K']);
  expect(ariaKeys(shortcuts.goTo)).toBe('Control+K');
});

it('on a Mac ⌘K opens ‘Go to’, and Ctrl+K is left to text fields', () => {
  onPlatform('MacIntel');
  expect(isPressed('goTo', press('k', { metaKey: true }))).toBe(true);
  expect(isPressed('goTo', press('k', { ctrlKey: true }))).toBe(false);
  expect(keyNames(shortcuts.goTo)).toEqual(['⌘', 'K']);
  expect(ariaKeys(shortcuts.goTo)).toBe('Meta+K');
});

it('the key events of autofill are ignored', () => {
  expect(isPressed('goTo', new Event('keydown') as KeyboardEvent)).toBe(false);
});

it('a question mark counts whichever keys the keyboard needs for it', () => {
  expect(isPressed('list', press('?', { shiftKey: true }))).toBe(true);
  expect(isPressed('list', press('?'))).toBe(true);
  expect(isPressed('list', press('?', { ctrlKey: true }))).toBe(false);
});
