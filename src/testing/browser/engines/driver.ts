export type EngineName = 'Chromium' | 'WebKit' | 'Firefox';

export interface WindowSize {
  width: number;
  height: number;
}

export const phone: WindowSize = { width: 390, height: 844 };
export const desk: WindowSize = { width: 1280, height: 800 };

/** One window with storage of its own. What a browser can do with it, without knowing the page: `Tab` does. */
export interface Driver {
  readonly engine: EngineName;
  go: (url: string) => Promise<void>;
  /** Awaits a promise; the value must be JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  hover: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** By an input method, and accepted with Enter; only where the protocol gives access to one. */
  compose?: (text: string) => Promise<void>;
  /** Gives an input the file at this path. */
  attach: (selector: string, file: string) => Promise<void>;
  resize: (size: WindowSize) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** As WebDriver and BiDi encode them. */
export const keyCodes = {
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
} as const;
export type Key = keyof typeof keyCodes;

/** Input as described by both WebDriver and BiDi. */
const moveTo = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });

const pointer = (...actions: object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

export const hoverActions = (x: number, y: number) => pointer(moveTo(x, y));

export const clickActions = (x: number, y: number) =>
  pointer(moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });

export const keyActions = (characters: Iterable<string>) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...characters].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** The result crosses the protocol as text, so that all engines treat it the same. */
export const asText = (expression: string) =>
  `Promise.resolve().then(() => (${expression})).then((value) => JSON.stringify({ value }))`;

export const fromText = <Value>(text: string): Value => (JSON.parse(text) as { value: Value }).value;
