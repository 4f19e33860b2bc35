/** Leaves the application. */
export const openAddress = (address: string): void => window.location.assign(address);
