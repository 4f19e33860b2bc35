export const pageHeading = (): HTMLElement | null => document.querySelector('h1');
