/** Gives the focus to the page's heading: past the header, or when what had it is gone. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('#content h1')?.focus();
}
