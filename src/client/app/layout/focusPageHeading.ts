/** Focuses the page's heading: to skip the header, or when the focused element has disappeared. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('#content h1')?.focus();
}
