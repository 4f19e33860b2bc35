import { closedConnection, transition } from './connectionMachine';
import type { EventContext, ConnectionEffect, ConnectionEvent, ConnectionState } from './connectionState';

const userId = 'user-1';
const NOW = 1_000_000;
const subject = { userId, lastEventId: '10-1', attempt: 3 };

const states = {
  closed: closedConnection,
  authorizing: { ...subject, phase: 'authorizing' },
  connected: { ...subject, phase: 'connected', heardAt: NOW, openedAt: undefined },
  open: { ...subject, phase: 'connected', heardAt: NOW - 1000, openedAt: NOW - 10_000 },
  'just open': { ...subject, phase: 'connected', heardAt: NOW - 1000, openedAt: NOW - 1000 },
  silent: { ...subject, phase: 'connected', heardAt: NOW - 60_001, openedAt: NOW - 90_000 },
  waiting: { ...subject, phase: 'waiting', isCrowdedOut: false },
  'crowded out': { ...subject, phase: 'waiting', isCrowdedOut: true },
} satisfies Record<string, ConnectionState>;

const events = {
  opens: { type: 'opened', userId: 'user-2' },
  closes: { type: 'closed' },
  'gets a ticket': { type: 'ticketCame', attempt: 3, ticket: 'ticket' },
  'gets a late ticket': { type: 'ticketCame', attempt: 2, ticket: 'ticket' },
  'gets no ticket': { type: 'ticketCame', attempt: 3, ticket: undefined },
  'hears the server': { type: 'serverHeard', lastEventId: '11-1' },
  'hears it again': { type: 'serverHeard', lastEventId: '10-1' },
  'is crowded out': { type: 'serverFull' },
  fails: { type: 'connectionFailed' },
  'is told no more': { type: 'toldNoMore' },
  'is to retry': { type: 'retryDue' },
  'is checked': { type: 'checkDue' },
  'wakes up': { type: 'pageWoke' },
} satisfies Record<string, ConnectionEvent>;

const status = (to: 'connecting' | 'open' | 'waiting' | 'closed'): ConnectionEffect => ({
  type: 'reportStatus',
  status: to,
});
const retryIn = (delayMs: number): ConnectionEffect[] => [status('waiting'), { type: 'scheduleRetry', delayMs }];
const disconnect: ConnectionEffect = { type: 'disconnect' };
const cancelRetry: ConnectionEffect = { type: 'cancelRetry' };
const requestTicket = (attempt: number): ConnectionEffect[] => [
  status('connecting'),
  { type: 'requestTicket', attempt },
];

type Row = [from: keyof typeof states, event: keyof typeof events, to: ConnectionState, effects: ConnectionEffect[]];

const restarted = { phase: 'authorizing', userId: 'user-2', lastEventId: undefined } as const;
const next = { ...states.authorizing, attempt: 4 } as const;
const closed = { phase: 'closed', attempt: 3 } as const;
const end: ConnectionEffect[] = [{ type: 'end' }, status('closed')];

const [SOON, LATER] = [retryIn(1_500), retryIn(30_000)];

const table: Row[] = [
  ['closed', 'opens', { ...restarted, attempt: 1 }, [{ type: 'begin' }, ...requestTicket(1)]],
  ['authorizing', 'opens', { ...restarted, attempt: 4 }, [{ type: 'begin' }, ...requestTicket(4)]],
  ['open', 'opens', { ...restarted, attempt: 4 }, [disconnect, { type: 'begin' }, ...requestTicket(4)]],
  ['waiting', 'opens', { ...restarted, attempt: 4 }, [cancelRetry, { type: 'begin' }, ...requestTicket(4)]],

  ['authorizing', 'closes', closed, end],
  ['open', 'closes', closed, [disconnect, ...end]],
  ['waiting', 'closes', closed, [cancelRetry, ...end]],

  [
    'authorizing',
    'gets a ticket',
    states.connected,
    [{ type: 'connect', userId, ticket: 'ticket', lastEventId: '10-1' }],
  ],
  ['authorizing', 'gets no ticket', states.waiting, LATER],

  [
    'connected',
    'hears the server',
    { ...states.connected, openedAt: NOW, lastEventId: '11-1' },
    [status('open'), { type: 'reportProgress', lastEventId: '11-1' }],
  ],
  [
    'open',
    'hears the server',
    { ...states.open, heardAt: NOW, lastEventId: '11-1' },
    [{ type: 'reportProgress', lastEventId: '11-1' }],
  ],
  ['open', 'hears it again', { ...states.open, heardAt: NOW }, []],

  ['open', 'fails', states.waiting, [disconnect, ...SOON]],
  ['just open', 'fails', states.waiting, [disconnect, ...LATER]],
  ['connected', 'fails', states.waiting, [disconnect, ...LATER]],
  ['just open', 'is told no more', states.waiting, [disconnect, ...SOON]],
  ['open', 'is told no more', states.waiting, [disconnect, ...SOON]],
  ['connected', 'is told no more', states.waiting, [disconnect, ...SOON]],
  ['open', 'is crowded out', states['crowded out'], [disconnect, ...LATER]],
  ['connected', 'is crowded out', states['crowded out'], [disconnect, ...LATER]],
  ['silent', 'is checked', states.waiting, [disconnect, ...SOON]],

  ['waiting', 'is to retry', next, [cancelRetry, ...requestTicket(4)]],
  ['crowded out', 'is to retry', next, [cancelRetry, ...requestTicket(4)]],
  ['waiting', 'wakes up', next, [cancelRetry, ...requestTicket(4)]],
  ['crowded out', 'wakes up', next, [cancelRetry, ...requestTicket(4)]],
  ['silent', 'wakes up', next, [disconnect, ...SOON, cancelRetry, ...requestTicket(4)]],
];

const circumstances: EventContext = { now: NOW, random: 0.5, isPageVisible: true };

it.each(table)('a connection that is %s and %s', (from, event, to, effects) => {
  expect(transition(states[from], events[event], circumstances)).toEqual([to, effects]);
});

it('a connection ignores events that have no meaning in its state', () => {
  const meaningful = new Set(table.map(([from, event]) => `${from} ${event}`));
  const isLikeOpen = (from: string, event: string) =>
    /^(connected|just open|silent)$/.test(from) && meaningful.has(`open ${event}`);
  const isLikeWaiting = (from: string, event: string) => from === 'crowded out' && meaningful.has(`waiting ${event}`);
  let passed = 0;
  for (const [from, state] of Object.entries(states)) {
    for (const [name, event] of Object.entries(events)) {
      if (meaningful.has(`${from} ${name}`) || isLikeOpen(from, name) || isLikeWaiting(from, name)) continue;
      expect([from, name, ...transition(state, event, circumstances)]).toEqual([from, name, state, []]);
      passed += 1;
    }
  }
  expect(passed).toBeGreaterThan(40);
});

it.each(['is to retry', 'wakes up'] as const)(
  'a hidden page does not displace another page’s stream when it %s',
  (event) => {
    const hidden = { ...circumstances, isPageVisible: false };
    expect(transition(states['crowded out'], events[event], hidden)).toEqual([states['crowded out'], []]);
  },
);

it('a hidden page still retries if another page did not displace its stream', () => {
  const hidden = { ...circumstances, isPageVisible: false };
  expect(transition(states.waiting, events['is to retry'], hidden)[0]).toEqual(next);
});
