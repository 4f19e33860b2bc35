import { createSlice } from '@reduxjs/toolkit';
import { storedExpiry } from '../api/transport/accessToken';
import { sessionEnded, sessionFailed, sessionReady, sessionStarted } from '../api/sessionEvents';

/** signedOut → starting (a token is stored) → ready, or failed and starting again → signedOut. */
export interface SessionState {
  phase: 'signedOut' | 'starting' | 'ready' | 'failed';
}

/** What the stored token says, at the moment the store is made. */
export function initialSession(): SessionState {
  return stateFor(storedExpiry());
}

/** A token that can't be read starts nothing. */
function stateFor(expires: number | undefined): SessionState {
  return { phase: expires === undefined ? 'signedOut' : 'starting' };
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    startRetried: (state) => {
      if (state.phase === 'failed') state.phase = 'starting';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (_, { payload }) => stateFor(payload.expires))
      .addCase(sessionReady, (state) => {
        if (state.phase === 'starting') state.phase = 'ready';
      })
      .addCase(sessionFailed, (state) => {
        if (state.phase === 'starting') state.phase = 'failed';
      })
      .addCase(sessionEnded, () => stateFor(undefined));
  },
  selectors: {
    /** With a token that decodes, until the server refuses it: whether its session goes on, no clock of a device decides. */
    isSignedIn: ({ phase }) => phase !== 'signedOut',
    sessionPhase: ({ phase }) => phase,
  },
});

export const { startRetried } = sessionSlice.actions;
export const { isSignedIn, sessionPhase } = sessionSlice.selectors;
