/** Opens an external address in place of this page, so that Back doesn't return here. */
export const replaceLocation = (link: string): void => window.location.replace(link);
