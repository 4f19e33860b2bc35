/** Heights in pixels that jsdom, which lays nothing out, gives to elements: a window of the log, and its rows. */
export function withHeights(heightOf: (element: HTMLElement) => number): void {
  const height = {
    configurable: true,
    get(this: HTMLElement) {
      return heightOf(this);
    },
  };
  for (const name of ['clientHeight', 'offsetHeight']) Object.defineProperty(HTMLElement.prototype, name, height);
}
