/** Leaves for an address elsewhere, in place of this page: going back leads to where one came from, and not here again. */
export const leaveFor = (link: string): void => window.location.replace(link);
