import type { Round } from '../../contract/entities.gen';
import { roundsApi } from '../api/roundsApi';
import { makeStore } from '../app/store';
import { NOW } from '../testing/clock';
import { answerWith, at, leader, maya, podId, speaking, tom, tomId } from './testing/meetingMode';
import { applyRoundEvent, roundStreamHandlers } from './streamHandlers';

const start = at;
const version = '1111111111111111';
const people = [maya({ turn: 'DONE' }), tom(), leader()];
const held = answerWith(speaking(tomId, { people, nextSpeakerId: leader().userId, version }));
const event = { id: 'x', type: 'round', podId, start } as const;
const progress = {
  before: version,
  version: '2222222222222222',
  at: NOW,
  begun: true,
  speakerId: leader().userId,
  timer: { running: true, leftMs: 180_000 },
  timerVersion: '3333333333333333',
  turns: [tom({ turn: 'DONE' }), maya({ turn: 'DONE' }), leader()].map(({ userId, turn }) => ({ userId, turn })),
};
const applied = (given: object, round = held) => applyRoundEvent(round, { ...event, ...given });

it('the next turn shows as the server would return it, including steps and notes', () => {
  const { nextSpeakerId: _, ...round } = held.round as Round;
  const { before: _before, at: _at, turns: _turns, ...changed } = progress;
  const inOrder = [tom({ turn: 'DONE' }), maya({ turn: 'DONE' }), leader()];
  expect(applied({ progress })).toEqual({ ...held, round: { ...round, ...changed, people: inOrder } });
});

it('somebody who arrives after apologies counts as here, and may be next', () => {
  const gathering = answerWith(
    speaking(tomId, { people: [tom(), maya({ attendance: 'APOLOGIES', apology: 'On a train' })] }),
  );
  const { round } = applied({ arrived: [maya().userId] }, gathering)!;
  expect(round).toMatchObject({ nextSpeakerId: maya().userId, people: [{}, maya()] });
  expect(round?.people[1]).not.toHaveProperty('apology');
});

it.each([
  ['with a note', 'On a train', true],
  ['without one', undefined, undefined],
])('apologies %s stay on record once somebody has come: %s', (_how, apology, sentApologies) => {
  const given = { attendance: 'APOLOGIES' as const, ...(apology && { apology }), sentApologies: true };
  const gathering = answerWith(speaking(tomId, { people: [tom(), maya(given)] }));
  expect(applied({ arrived: [maya().userId] }, gathering)?.round?.people[1]?.sentApologies).toBe(sentApologies);
});

it('a change that this device has already made has no effect', () => {
  const { before, ...made } = progress;
  expect(applied({ progress: { ...made, before, version } })).toEqual(held);
});

it.each([
  ['of another meeting', { progress, start: start + 60 }],
  ['of a round that isn’t the one shown', { progress: { ...progress, before: '4444444444444444' } }],
  ['that comes late, whose timer would be wrong', { progress: { ...progress, at: NOW - 1_001 } }],
  ['with a newcomer', { progress: { ...progress, turns: [...progress.turns, { userId: 'new', turn: 'WAITING' }] } }],
  ['without somebody who left', { progress: { ...progress, turns: progress.turns.slice(1) } }],
  ['that says nothing', {}],
])('a change %s is fetched', (_which, given) => expect(applied(given)).toBeUndefined());

const next = applied({ progress })!;

function openPage() {
  const store = makeStore();
  const round = { now: held, calls: 0 };
  let release = () => {};
  let gate = Promise.resolve();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = Response.json(round.now);
    round.calls += 1;
    await gate;
    return answer;
  });
  const { getPodRound } = roundsApi.endpoints;
  return {
    round,
    store,
    hold: () => {
      gate = new Promise((resolve) => (release = resolve));
    },
    release: () => {
      gate = Promise.resolve();
      release();
    },
    fetchRound: () => store.dispatch(getPodRound.initiate({ id: podId }, { forceRefetch: true })),
    shown: () => getPodRound.select({ id: podId })(store.getState()).data,
    receive: () => roundStreamHandlers.round({ ...event, progress }, { ...store, userId: 'me' }),
    settled: () => Promise.all(store.dispatch(roundsApi.util.getRunningQueriesThunk())),
  };
}

it('a change of the round shows without a call', async () => {
  const page = openPage();
  await page.fetchRound();
  page.receive();
  page.receive();
  expect(page.shown()).toEqual(next);
  expect(page.round.calls).toBe(1);
});

it('an answer requested before a change doesn’t undo it', async () => {
  const page = openPage();
  await page.fetchRound();
  page.hold();
  const earlier = page.fetchRound();
  await Promise.resolve();
  page.round.now = next;
  page.receive();
  page.release();
  await earlier;
  await page.settled();
  expect(page.shown()).toEqual(next);
});

it('the answer to an arrival made before a change doesn’t undo it', async () => {
  const page = openPage();
  await page.fetchRound();
  page.hold();
  const arrival = page.store.dispatch(
    roundsApi.endpoints.arriveAtRound.initiate({ id: podId, arrivalInput: { start } }),
  );
  await Promise.resolve();
  page.round.now = next;
  page.receive();
  page.release();
  await arrival;
  await page.settled();
  expect(page.shown()).toEqual(next);
});
