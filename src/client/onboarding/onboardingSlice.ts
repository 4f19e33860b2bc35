import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded, sessionStarted } from '../api/sessionEvents';

interface OnboardingState {
  /** By their keys. Each is put in the way once; whoever walks past it may use the rest. */
  shown: string[];
  /** A page is in use: from now on nothing is put in its way (rule onboarding.atStart). */
  hasArrived: boolean;
}

const initialState = (): OnboardingState => ({ shown: [], hasArrived: false });

/** Which actions are due is the server's to say; here is only what became of them since the session began. */
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
