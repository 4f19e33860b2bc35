import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { OnboardingAction } from '../../contract/entities.gen';
import { sessionEnded } from '../api/sessionEvents';

export type ActionName = OnboardingAction['action'];

/** Most urgent first (specification, section 4). */
const priority: readonly ActionName[] = [
  'OWNER_ADMIN_PROMPT',
  'ZOOM_PROMPT',
  'LEADER_APPROVAL_ACKNOWLEDGEMENT',
  'LEADER_CONFIRM_TRAINING',
  'COMPLETE_PROFILE',
];

/** Which actions are due is the server's to say; here is only which have been shown since the app was opened. */
export const onboardingSlice = createSlice({
  name: 'onboarding',
  initialState: { shown: [] as ActionName[] },
  reducers: {
    /** Each is put in the way once; whoever walks past it may use the rest. */
    actionShown: (state, { payload }: PayloadAction<ActionName>) => {
      if (!state.shown.includes(payload)) state.shown.push(payload);
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => ({ shown: [] })),
  selectors: { shownActions: ({ shown }) => shown },
});

export const { actionShown } = onboardingSlice.actions;
export const { shownActions } = onboardingSlice.selectors;

/** The most urgent action that is due and has not been shown. */
export function nextAction(due: readonly OnboardingAction[], shown: readonly ActionName[]): ActionName | undefined {
  return priority.find((name) => !shown.includes(name) && due.some(({ action }) => action === name));
}
