import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded, sessionStarted } from '../api/sessionEvents';

interface OnboardingState {
  shown: string[];
  /** True once the user has arrived at a page, which nothing interrupts (rule onboarding.atStart). */
  hasArrived: boolean;
}

const initialState = (): OnboardingState => ({ shown: [], hasArrived: false });

export const onboardingSlice = createSlice({
  name: 'onboarding',
  initialState,
  reducers: {
    actionShown: (state, { payload }: PayloadAction<string>) => {
      if (!state.shown.includes(payload)) state.shown.push(payload);
    },
    arrived: (state) => {
      state.hasArrived = true;
    },
  },
  extraReducers: (builder) => builder.addCase(sessionStarted, initialState).addCase(sessionEnded, initialState),
  selectors: { shownActions: ({ shown }) => shown, hasArrived: ({ hasArrived }) => hasArrived },
});

export const { actionShown, arrived } = onboardingSlice.actions;
export const { shownActions, hasArrived } = onboardingSlice.selectors;
