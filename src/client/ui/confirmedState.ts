/** What the page after a confirmation is told besides its address; the history keeps it over a reload. */
export interface ConfirmedState {
  isAddressChange: true;
}

/** Whether it was an address change that was confirmed, rather than a sign-up. */
export const isAddressChange = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAddressChange' in state;
