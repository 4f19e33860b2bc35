/** Shared by the inline script and the program, which are loaded separately. */
const shared = globalThis as typeof globalThis & { tappedLink?: string; openLink?: (href: string) => void };

/** The product's pages, linked in what shows before the program has rendered. */
const LINKS = '[data-prerendered] a[href^="/"]:not([href^="/v1/"], [target], [download])';

/** Remembers a link that is tapped before the program has loaded, rather than loading its page whole. */
export function watchLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(LINKS) : null;
    const href = link?.getAttribute('href');
    const isOpenedHere = !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!href || !isOpenedHere || 'stuck' in document.documentElement.dataset) return;
    event.preventDefault();
    if (shared.openLink) shared.openLink(href);
    else shared.tappedLink = href;
  });
}

/** Opens the link last tapped, and those tapped until the program has rendered. */
export function openTappedLinks(open: (href: string) => void): void {
  shared.openLink = open;
  if (shared.tappedLink) open(shared.tappedLink);
  delete shared.tappedLink;
}
