export function focusedLink(part: Element | null): string | undefined {
  const focused = document.activeElement;
  return (part?.contains(focused) && focused?.getAttribute('href')) || undefined;
}

export function focusLink(href: string | undefined): void {
  const links = href === undefined ? [] : [...document.links];
  links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true });
}
