/** jsdom has no layout; heights are in pixels. */
export function withHeights(heightOf: (element: HTMLElement) => number): void {
  const height = {
    configurable: true,
    get(this: HTMLElement) {
      return heightOf(this);
    },
  };
  for (const name of ['clientHeight', 'offsetHeight']) Object.defineProperty(HTMLElement.prototype, name, height);
}

/** Limited to the first child's height; the scroll event follows a moment later. */
export function withScrolling(): void {
  const maxOf = (element: HTMLElement) => Math.max(0, element.scrollHeight - element.clientHeight);
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', {
    configurable: true,
    get(this: HTMLElement) {
      const [content] = this.children;
      return content instanceof HTMLElement ? parseFloat(content.style.height) || 0 : 0;
    },
  });
  Object.defineProperty(HTMLElement.prototype, 'scrollTo', {
    configurable: true,
    value(this: HTMLElement, { top = 0 }: ScrollToOptions) {
      const present = this.scrollTop;
      this.scrollTop = Math.min(Math.max(0, top), maxOf(this));
      if (this.scrollTop !== present) setTimeout(() => this.dispatchEvent(new Event('scroll')), 0);
    },
  });
}
