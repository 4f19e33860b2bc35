/** The heading, which takes the focus when the focused element is gone and nothing is nearer. */
export const pageHeading = (): HTMLElement | null => document.querySelector('h1');
