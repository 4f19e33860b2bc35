import { createSlice } from '@reduxjs/toolkit';
import { storedExpiry } from '../api/accessToken';
import { sessionEnded, sessionFailed, sessionReady, sessionStarted } from '../api/sessionEvents';

/** signedOut → starting (a token is stored) → ready, or failed and starting again → signedOut. */
export interface SessionState {
  phase: 'signedOut' | 'starting' | 'ready' | 'failed';
  /** The token's expiry in epoch seconds; undefined without a token that can be read. */
  expires: number | undefined;
}

/** What the stored token says, at the moment the store is made. */
export function initialSession(): SessionState {
  const expires = storedExpiry();
  return { phase: expires === undefined ? 'signedOut' : 'starting', expires };
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    startedAgain: (state) => {
      if (state.phase === 'failed') state.phase = 'starting';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (_, { payload }): SessionState => ({ phase: 'starting', expires: payload.expires }))
      .addCase(sessionReady, (state) => {
        if (state.phase === 'starting') state.phase = 'ready';
      })
      .addCase(sessionFailed, (state) => {
        if (state.phase === 'starting') state.phase = 'failed';
      })
      .addCase(sessionEnded, (): SessionState => ({ phase: 'signedOut', expires: undefined }));
  },
  selectors: {
    /** Signed in only with a token that decodes and has not expired; `exp` is in seconds, `now` in milliseconds. */
    isAuthenticated: ({ expires }, now: number = Date.now()) => expires !== undefined && now < expires * 1000,
    sessionPhase: ({ phase }) => phase,
  },
});

export const { startedAgain } = sessionSlice.actions;
export const { isAuthenticated, sessionPhase } = sessionSlice.selectors;
