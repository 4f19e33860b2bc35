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
  return stateFor(storedExpiry());
}

/** A token that can't be read starts nothing. */
function stateFor(expires: number | undefined): SessionState {
  return { phase: expires === undefined ? 'signedOut' : 'starting', expires };
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
    /** Signed in only with a token that decodes and has not expired; `exp` is in seconds, `now` in milliseconds. */
    isAuthenticated: ({ expires }, now: number = Date.now()) => expires !== undefined && now < expires * 1000,
    sessionPhase: ({ phase }) => phase,
  },
});

export const { startRetried } = sessionSlice.actions;
export const { isAuthenticated, sessionPhase } = sessionSlice.selectors;

/** `isAuthenticated` at this moment, for `useSelector`. */
export const isSignedIn = (state: { session: SessionState }): boolean => isAuthenticated(state);
