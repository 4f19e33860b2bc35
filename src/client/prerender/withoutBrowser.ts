/** What the client asks of a browser before a page is drawn, where there is none: nothing is kept, and nothing happens. To be imported first. */
const browser: Pick<Window, 'addEventListener'> & { localStorage: Pick<Storage, 'getItem'> } = {
  addEventListener: () => {},
  localStorage: { getItem: () => null },
};

Object.assign(globalThis, browser);
