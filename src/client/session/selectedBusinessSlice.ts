import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { selectedBusinessKey } from './selectedBusinessKey';

/** Last used on this device; may no longer be one of the user's. */
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
