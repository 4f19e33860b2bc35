/** Back then skips this page. */
export const replaceLocation = (link: string): void => window.location.replace(link);
