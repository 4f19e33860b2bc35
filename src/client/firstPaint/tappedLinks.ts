/** Shared by the inline script and the program, which are loaded separately. */
const shared = globalThis as typeof globalThis & { tappedLink?: string; openLink?: (href: string) => void };

/** Links to the product's pages in what is shown before the program has rendered. */
const LINKS = '[data-prerendered] a[href^="/"]:not([href^="/v1/"], [target], [download])';

/** Remembers a link tapped before the program has loaded, rather than loading the whole page. */
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

/** Opens the link that was tapped last, and from then on every link tapped until the program has rendered. */
export function openTappedLinks(open: (href: string) => void): void {
  shared.openLink = open;
  if (shared.tappedLink) open(shared.tappedLink);
  delete shared.tappedLink;
}
