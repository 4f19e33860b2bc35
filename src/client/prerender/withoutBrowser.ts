/** Replaces the browser during prerendering: an empty storage and no events. Import it first. */
const browser: Pick<Window, 'addEventListener'> & { localStorage: Pick<Storage, 'getItem'> } = {
  addEventListener: () => {},
  localStorage: { getItem: () => null },
};

Object.assign(globalThis, browser);
