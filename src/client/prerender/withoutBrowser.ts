import React from 'react';

/** An origin, an empty storage and no events. Import it first. */
const stored = new Map<string, string>();

const browser: Pick<Window, 'addEventListener'> & {
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'clear'>;
  location: Pick<Location, 'origin'>;
  fetch: () => Promise<never>;
} = {
  addEventListener: () => {},
  localStorage: {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    clear: () => stored.clear(),
  },
  location: { origin: 'http://api.invalid' },
  fetch: () => Promise.reject(new TypeError('Nothing is fetched while a page is drawn')),
};

Object.assign(globalThis, browser);

const never = new Promise<never>(() => {});

/** Parts that load on demand stay out of every drawing: they would show without their styles. */
Object.assign(React, {
  lazy: () => () => {
    // React's own throws a promise too while it loads.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw never;
  },
});
