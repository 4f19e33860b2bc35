import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction, Dispatch } from '@reduxjs/toolkit';
import type { Business } from '../../contract/entities.gen';
import { compareNames } from '../../domain/text/compareNames';
import { selectedBusinessKey } from './selectedBusinessKey';

/** The business this device used last; whether it is still one of the person's is decided against the list. */
export const selectedBusinessSlice = createSlice({
  name: 'selectedBusiness',
  initialState: (): { lastUsed: string | null } => ({ lastUsed: localStorage.getItem(selectedBusinessKey) }),
  reducers: {
    businessUsed: (state, { payload }: PayloadAction<string>) => {
      state.lastUsed = payload;
    },
  },
  selectors: { lastUsedBusiness: ({ lastUsed }) => lastUsed },
});

export const { lastUsedBusiness } = selectedBusinessSlice.selectors;

/** Works in this business from now on, on this device. */
export function selectBusiness(dispatch: Dispatch<UnknownAction>, id: string): void {
  localStorage.setItem(selectedBusinessKey, id);
  dispatch(selectedBusinessSlice.actions.businessUsed(id));
}

/** The last used on this device, else the first owned in name order, else the first (rule businesses.selected). */
export function chooseBusiness(businesses: readonly Business[], lastUsed: string | null): Business | undefined {
  const byName = [...businesses].sort((a, b) => compareNames(a.name, b.name));
  return byName.find(({ id }) => id === lastUsed) ?? byName.find(({ owner }) => owner) ?? businesses[0];
}
