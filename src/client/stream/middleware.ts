import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { apiBase } from '../api/apiBase';
import { emptyApi } from '../api/emptyApi';
import { sessionApi } from '../api/sessionApi';
import { sessionEnded, sessionReady, sessionStarted } from '../api/sessionEvents';
import { makeConnection } from './connection';
import type { ConnectionDeps } from './connection';
import { streamEvent } from './events';
import type { ApiState, StreamContext, StreamEventOf, StreamEventType, StreamHandlers } from './events';
import { browserTabs } from './sharedStream';
import { streamMoved, streamStatusChanged } from './streamSlice';

const { onOnline } = emptyApi.internalActions;

type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

export interface StreamDeps extends Omit<ConnectionDeps, 'ticket'> {
  ticket: (dispatch: Dispatch) => Promise<string | undefined>;
}

const browser: StreamDeps = {
  apiBase,
  openSource: (url) => new EventSource(url),
  tabs: browserTabs(),
  random: Math.random,
  // A refusal (401, 403) ends the session in the base query, and with it the stream.
  ticket: async (dispatch) => {
    const answer = await dispatch(sessionApi.endpoints.createTicket.initiate(undefined, { track: false }));
    return answer.data?.ticket;
  },
};

/** Calls all handlers, even if one throws. */
function handle<Type extends StreamEventType>(
  event: StreamEventOf<Type> & { type: Type },
  handlers: StreamHandlers,
  context: StreamContext,
): void {
  for (const handler of handlers[event.type]) {
    try {
      handler(event, context);
    } catch (error) {
      console.error(`A '${event.type}' event was not handled`, error);
    }
  }
}

/**
 * Open from `sessionReady` until the session ends or another begins. Only dispatches `streamEvent`; the areas'
 * handlers do everything else.
 */
export function streamMiddleware(handlers: StreamHandlers, deps: StreamDeps = browser): Middleware<object, ApiState> {
  return (api) => {
    const { dispatch } = api;
    let userId = '';
    const connection = makeConnection(
      { ...deps, ticket: () => deps.ticket(dispatch) },
      {
        statusChanged: (status) => dispatch(streamStatusChanged(status)),
        moved: (lastEventId) => dispatch(streamMoved(lastEventId)),
        received: (event) => dispatch(streamEvent(event)),
      },
    );
    return (next) => (action) => {
      const result = next(action);
      if (sessionReady.match(action)) {
        ({ userId } = action.payload);
        connection.open(userId, action.payload.since);
      } else if (sessionEnded.match(action) || sessionStarted.match(action)) {
        connection.close();
      } else if (onOnline.match(action)) {
        connection.wake();
      } else if (streamEvent.match(action) && action.payload.type in handlers) {
        handle(action.payload, handlers, { dispatch, getState: () => api.getState(), userId });
      }
      return result;
    };
  };
}
