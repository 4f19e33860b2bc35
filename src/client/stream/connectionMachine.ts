import type {
  EventContext,
  ConnectionEffect,
  ConnectionEvent,
  ConnectionState,
  StreamPosition,
  Transition,
} from './connectionState';
import { isConnectionDead, retryDelay } from './schedule';

type In<Phase extends ConnectionState['phase']> = Extract<ConnectionState, { phase: Phase }>;

export const closedConnection: ConnectionState = { phase: 'closed', attempt: 0 };

/** An event without a meaning in the current state changes nothing. */
export function transition(state: ConnectionState, event: ConnectionEvent, given: EventContext): Transition {
  switch (event.type) {
    case 'opened':
      return open(state, event.userId);
    case 'closed':
      return state.phase === 'closed' ? [state, []] : close(state);
    case 'ticketCame':
      if (state.phase !== 'authorizing' || state.attempt !== event.attempt) return [state, []];
      return event.ticket === undefined ? lose(state, undefined, given) : connect(state, event.ticket, given);
    case 'serverHeard':
      return state.phase === 'connected' ? hear(state, event.lastEventId, given) : [state, []];
    case 'serverFull':
      return state.phase === 'connected' ? lose(state, undefined, given, true) : [state, []];
    case 'connectionFailed':
      return state.phase === 'connected' ? lose(state, state.openedAt, given) : [state, []];
    case 'toldNoMore':
      // A connection that received data through another tab was good until now, however briefly.
      return state.phase === 'connected' ? lose(state, 0, given) : [state, []];
    case 'checkDue':
      return isSilent(state, given) ? lose(state, state.openedAt, given) : [state, []];
    case 'retryDue':
      return state.phase === 'waiting' ? retry(state, given) : [state, []];
    case 'pageWoke':
      return given.isPageVisible ? wake(state, given) : [state, []];
  }
}

function open(state: ConnectionState, userId: string): Transition {
  const [next, effects] = authorize(state.attempt, { userId, lastEventId: undefined });
  return [next, [...release(state), { type: 'begin' }, ...effects]];
}

function close(state: ConnectionState): Transition {
  const effects: ConnectionEffect[] = [{ type: 'end' }, { type: 'reportStatus', status: 'closed' }];
  return [{ phase: 'closed', attempt: state.attempt }, [...release(state), ...effects]];
}

function release({ phase }: ConnectionState): ConnectionEffect[] {
  if (phase === 'connected') return [{ type: 'disconnect' }];
  return phase === 'waiting' ? [{ type: 'cancelRetry' }] : [];
}

function authorize(lastAttempt: number, { userId, lastEventId }: StreamPosition): Transition {
  const attempt = lastAttempt + 1;
  return [
    { phase: 'authorizing', attempt, userId, lastEventId },
    [
      { type: 'reportStatus', status: 'connecting' },
      { type: 'requestTicket', attempt },
    ],
  ];
}

function connect(
  { attempt, userId, lastEventId }: In<'authorizing'>,
  ticket: string,
  { now }: EventContext,
): Transition {
  const next = { phase: 'connected', attempt, userId, lastEventId, heardAt: now, openedAt: undefined } as const;
  return [next, [{ type: 'connect', userId, ticket, lastEventId }]];
}

function hear(state: In<'connected'>, lastEventId: string, { now }: EventContext): Transition {
  const effects: ConnectionEffect[] = [];
  const next = { ...state, heardAt: now, openedAt: state.openedAt ?? now };
  if (state.openedAt === undefined) effects.push({ type: 'reportStatus', status: 'open' });
  if (!lastEventId || lastEventId === state.lastEventId) return [next, effects];
  return [{ ...next, lastEventId }, [...effects, { type: 'reportProgress', lastEventId }]];
}

/** `openedAt`: when a good connection opened; undefined if it never did. */
function lose(
  state: In<'authorizing'> | In<'connected'>,
  openedAt: number | undefined,
  { now, random }: EventContext,
  isCrowdedOut = false,
): Transition {
  const { attempt, userId, lastEventId } = state;
  const delayMs = retryDelay(openedAt === undefined ? undefined : now - openedAt, random);
  return [
    { phase: 'waiting', attempt, userId, lastEventId, isCrowdedOut },
    [...release(state), { type: 'reportStatus', status: 'waiting' }, { type: 'scheduleRetry', delayMs }],
  ];
}

function isSilent(state: ConnectionState, { now }: EventContext): state is In<'connected'> {
  return state.phase === 'connected' && isConnectionDead(now - state.heardAt);
}

function retry(state: In<'waiting'>, { isPageVisible }: EventContext): Transition {
  if (state.isCrowdedOut && !isPageVisible) return [state, []];
  const [next, effects] = authorize(state.attempt, state);
  return [next, [...release(state), ...effects]];
}

/** A sleeping page may not notice that its connection has ended. */
function wake(state: ConnectionState, given: EventContext): Transition {
  if (state.phase === 'waiting') return retry(state, given);
  if (!isSilent(state, given)) return [state, []];
  const [lost, effects] = lose(state, state.openedAt, given);
  const [next, more] = wake(lost, given);
  return [next, [...effects, ...more]];
}
