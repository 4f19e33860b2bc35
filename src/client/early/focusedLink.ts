/** Where the focused link leads, if it is in this part of the page. */
export function focusedLink(part: Element | null): string | undefined {
  const focused = document.activeElement;
  return (part?.contains(focused) && focused?.getAttribute('href')) || undefined;
}

/** Focuses the link that leads there, in place of one that has been replaced. */
export function focusLink(href: string | undefined): void {
  const links = href === undefined ? [] : [...document.links];
  links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true });
}
