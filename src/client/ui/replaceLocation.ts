/** Opens an external address in place of this page, so that Back doesn't return to this page. */
export const replaceLocation = (link: string): void => window.location.replace(link);
