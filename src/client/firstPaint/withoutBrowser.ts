import React from 'react';

/** Stands in for the browser: an origin, empty storage and no events. Import this module first. */
const stored = new Map<string, string>();

const browser: Pick<Window, 'addEventListener' | 'fetch'> & {
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;
  location: Pick<Location, 'origin'>;
} = {
  addEventListener: () => {},
  localStorage: {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  },
  location: { origin: 'http://api.invalid' },
  fetch: () => Promise.reject(new TypeError('A snapshot is rendered from its first reads only')),
};

Object.assign(globalThis, browser);

const never = new Promise<never>(() => {});

/** Leaves out parts that load on demand, which would show without their styles. */
Object.assign(React, {
  lazy: () => () => {
    // React's own `lazy` also throws a promise while its module loads.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw never;
  },
});
