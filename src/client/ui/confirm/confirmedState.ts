export interface ConfirmedState {
  isAddressChange: true;
  /** Epoch milliseconds; undefined if the change takes effect immediately. */
  takesEffect?: number | undefined;
}

export const isAddressChange = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAddressChange' in state;

export const takesEffectOf = (state: unknown): number | undefined =>
  isAddressChange(state) ? (state as ConfirmedState).takesEffect : undefined;
