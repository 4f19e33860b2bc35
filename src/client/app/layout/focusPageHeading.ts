export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('#content h1')?.focus();
}
