import { createSlice } from '@reduxjs/toolkit';
import { storedExpiry } from '../api/transport/accessToken';
import { sessionEnded, sessionFailed, sessionReady, sessionStarted } from '../api/sessionEvents';

/** signedOut → starting (a token is stored) → ready, or failed and starting again → signedOut. */
export interface SessionState {
  phase: 'signedOut' | 'starting' | 'ready' | 'failed';
}

export function initialSession(): SessionState {
  return stateFor(storedExpiry());
}

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
    /**
     * True with a readable token until the server refuses it; a device's clock never decides whether the session
     * continues.
     */
    isSignedIn: ({ phase }) => phase !== 'signedOut',
    sessionPhase: ({ phase }) => phase,
  },
});

export const { startRetried } = sessionSlice.actions;
export const { isSignedIn, sessionPhase } = sessionSlice.selectors;
