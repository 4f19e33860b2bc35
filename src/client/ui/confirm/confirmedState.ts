/** What the page after a confirmation is told besides its address; the history keeps it over a reload. */
export interface ConfirmedState {
  isAddressChange: true;
  /** When it counts, epoch milliseconds, where that is later. */
  takesEffect?: number | undefined;
}

/** Whether it was an address change that was confirmed, rather than a sign-up. */
export const isAddressChange = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAddressChange' in state;

/** When an address change that was confirmed counts, where that is later: epoch milliseconds. */
export const takesEffectOf = (state: unknown): number | undefined =>
  isAddressChange(state) ? (state as ConfirmedState).takesEffect : undefined;
