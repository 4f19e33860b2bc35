/** Navigation state of the page after a confirmation, which survives a reload. */
export interface ConfirmedState {
  isAddressChange: true;
  /** When the confirmed change takes effect if not immediately, in epoch milliseconds. */
  takesEffect?: number | undefined;
}

/** Whether an address change was confirmed, rather than a sign-up. */
export const isAddressChange = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAddressChange' in state;

/** When a confirmed address change takes effect if not immediately, in epoch milliseconds. */
export const takesEffectOf = (state: unknown): number | undefined =>
  isAddressChange(state) ? (state as ConfirmedState).takesEffect : undefined;
