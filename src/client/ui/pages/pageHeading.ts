/** The heading, which takes the focus when the focused element has disappeared and there is no nearer target. */
export const pageHeading = (): HTMLElement | null => document.querySelector('h1');
