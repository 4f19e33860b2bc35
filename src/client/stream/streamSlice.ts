import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded, sessionStarted } from '../api/sessionEvents';

/** closed → connecting → open → waiting (lost, to be retried) → connecting … → closed. */
export type StreamStatus = 'closed' | 'connecting' | 'open' | 'waiting';

export interface StreamState {
  status: StreamStatus;
  lastEventId: string | undefined;
}

const closed: StreamState = { status: 'closed', lastEventId: undefined };

export const streamSlice = createSlice({
  name: 'stream',
  initialState: closed,
  reducers: {
    streamStatusChanged: (state, { payload }: PayloadAction<StreamStatus>) => {
      state.status = payload;
    },
    streamMoved: (state, { payload }: PayloadAction<string>) => {
      state.lastEventId = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => closed).addCase(sessionStarted, () => closed);
  },
  selectors: { streamStatus: ({ status }) => status },
});

export const { streamStatusChanged, streamMoved } = streamSlice.actions;
export const { streamStatus } = streamSlice.selectors;
