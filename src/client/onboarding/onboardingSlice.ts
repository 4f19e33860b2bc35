import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { sessionEnded } from '../api/sessionEvents';

/** Which actions are due is the server's to say; here is only which have been shown since the app was opened. */
export const onboardingSlice = createSlice({
  name: 'onboarding',
  initialState: { shown: [] as OnboardingActionName[] },
  reducers: {
    /** Each is put in the way once; whoever walks past it may use the rest. */
    actionShown: (state, { payload }: PayloadAction<OnboardingActionName>) => {
      if (!state.shown.includes(payload)) state.shown.push(payload);
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => ({ shown: [] })),
  selectors: { shownActions: ({ shown }) => shown },
});

export const { actionShown } = onboardingSlice.actions;
export const { shownActions } = onboardingSlice.selectors;
