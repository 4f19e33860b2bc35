/** Where somebody goes on when what had the focus is gone, and nothing is nearer. */
export const pageHeading = (): HTMLElement | null => document.querySelector('h1');
