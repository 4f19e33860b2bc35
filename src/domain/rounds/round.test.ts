import { absentees, changedRound, nextSpeaker, timeLeft, turnMinutesOf, turnOrder, type RoundState } from './round';

const MINUTE_MS = 60_000;
const context = { nowMs: 1_000_000, turnMs: 3 * MINUTE_MS, here: new Set(['anna', 'ben', 'cleo']) };
const round: RoundState = {
  begun: false,
  turns: ['anna', 'ben', 'dora', 'cleo'].map((userId) => ({ userId, state: 'WAITING' })),
};
const begun = changedRound(round, { change: 'BEGIN' }, context);
const stateOf = ({ turns }: RoundState, userId: string) => turns.find((turn) => turn.userId === userId)?.state;

describe('the round of a meeting', () => {
  it('begins with the first person who came, and starts their timer', () => {
    expect(begun).toMatchObject({ begun: true, speakerId: 'anna', timer: { endsAtMs: 1_000_000 + 3 * MINUTE_MS } });
    expect(changedRound(begun, { change: 'BEGIN' }, context)).toBe(begun);
  });

  it('goes on to the next person present, passing over anyone absent, until nobody is left', () => {
    const second = changedRound(begun, { change: 'NEXT', userId: 'anna' }, context);
    expect([second.speakerId, stateOf(second, 'anna')]).toEqual(['ben', 'DONE']);
    const third = changedRound(second, { change: 'NEXT', userId: 'ben' }, context);
    expect(third.speakerId).toBe('cleo');
    const over = changedRound(third, { change: 'NEXT', userId: 'cleo' }, context);
    expect(over).toMatchObject({ begun: true, speakerId: undefined, spokeAtMs: undefined, timer: undefined });
    expect(stateOf(over, 'dora')).toBe('WAITING');
    const late = { ...context, here: new Set([...context.here, 'dora']) };
    expect(changedRound(over, { change: 'NEXT' }, late).speakerId).toBe('dora');
  });

  it('moves on only once if two devices make the same change', () => {
    const next = changedRound(begun, { change: 'NEXT', userId: 'anna' }, context);
    expect(changedRound(next, { change: 'NEXT', userId: 'anna' }, context)).toBe(next);
    expect(changedRound(next, { change: 'PAUSE', userId: 'anna' }, context)).toBe(next);
  });

  it('skips a person, who can still be given the turn', () => {
    const skipped = changedRound(begun, { change: 'SKIP', userId: 'anna' }, context);
    expect([skipped.speakerId, stateOf(skipped, 'anna')]).toEqual(['ben', 'SKIPPED']);
    expect(nextSpeaker(skipped, context.here)).toBe('cleo');
    const given = changedRound(skipped, { change: 'GIVE', userId: 'anna' }, context);
    expect(given).toMatchObject({ speakerId: 'anna', timer: { endsAtMs: 1_000_000 + 3 * MINUTE_MS } });
    expect([stateOf(given, 'anna'), stateOf(given, 'ben')]).toEqual(['WAITING', 'WAITING']);
    const later = { ...context, nowMs: context.nowMs + 15_000 };
    expect(stateOf(changedRound(skipped, { change: 'GIVE', userId: 'anna' }, later), 'ben')).toBe('DONE');
  });

  it('doesn’t skip a turn that is over', () => {
    const next = changedRound(begun, { change: 'NEXT', userId: 'anna' }, context);
    expect(changedRound(next, { change: 'SKIP', userId: 'anna' }, context)).toBe(next);
    const skipped = changedRound(begun, { change: 'SKIP', userId: 'dora' }, context);
    expect(changedRound(skipped, { change: 'SKIP', userId: 'dora' }, context)).toBe(skipped);
    expect(stateOf(changedRound(next, { change: 'SKIP', userId: 'ben' }, context), 'ben')).toBe('SKIPPED');
  });

  it('skips nobody outside the pod', () => {
    expect(changedRound(begun, { change: 'SKIP', userId: 'stranger' }, context)).toBe(begun);
  });

  it('is unchanged if the current speaker is given the turn', () => {
    const later = { ...context, nowMs: context.nowMs + 1000 };
    expect(changedRound(begun, { change: 'GIVE', userId: 'anna' }, later)).toBe(begun);
  });

  it.each<[string, string | undefined, string[]]>([
    ['cleo', 'anna', ['cleo', 'anna', 'ben', 'dora']],
    ['anna', 'cleo', ['ben', 'dora', 'anna', 'cleo']],
    ['anna', undefined, ['ben', 'dora', 'cleo', 'anna']],
    ['anna', 'anna', ['anna', 'ben', 'dora', 'cleo']],
    ['stranger', 'anna', ['anna', 'ben', 'dora', 'cleo']],
    ['anna', 'stranger', ['anna', 'ben', 'dora', 'cleo']],
    ['anna', 'ben', ['anna', 'ben', 'dora', 'cleo']],
  ])('moves %s before %s', (userId, before, order) => {
    const moved = changedRound(round, { change: 'MOVE', userId, before }, context);
    expect(moved.turns.map((turn) => turn.userId)).toEqual(order);
    if (order[0] === 'anna') expect(moved).toBe(round);
  });
});

describe('the timer of a turn', () => {
  const later = (minutes: number) => ({ ...context, nowMs: context.nowMs + minutes * MINUTE_MS });
  const leftAt = ({ timer }: RoundState, minutes: number) => timer && timeLeft(timer, later(minutes).nowMs) / MINUTE_MS;
  const about = (change: 'PAUSE' | 'RESUME' | 'ADD_MINUTE') => ({ change, userId: 'anna' });

  it('can’t be paused while nobody speaks', () => {
    expect(changedRound(round, { change: 'PAUSE' }, context)).toBe(round);
  });

  it('stops while it is paused', () => {
    const paused = changedRound(begun, about('PAUSE'), later(1));
    expect(leftAt(paused, 9)).toBe(2);
    expect(changedRound(paused, about('PAUSE'), later(9))).toBe(paused);
    const resumed = changedRound(paused, about('RESUME'), later(9));
    expect(leftAt(resumed, 10)).toBe(1);
    expect(changedRound(resumed, about('RESUME'), later(10))).toBe(resumed);
  });

  it('gains a minute, counted from now if the time is already over', () => {
    expect(leftAt(begun, 5)).toBe(-2);
    expect(leftAt(changedRound(begun, about('ADD_MINUTE'), later(1)), 1)).toBe(3);
    expect(leftAt(changedRound(begun, about('ADD_MINUTE'), later(5)), 5)).toBe(1);
    const paused = changedRound(begun, about('PAUSE'), later(1));
    expect(leftAt(changedRound(paused, about('ADD_MINUTE'), later(2)), 9)).toBe(3);
  });
});

it('a turn takes three minutes unless the membership’s setting says otherwise', () => {
  expect([undefined, '', '5'].map(turnMinutesOf)).toEqual([3, 3, 5]);
});

it('a person who finishes the meeting before its end isn’t absent', () => {
  const people = [{ userId: 'anna' }, { userId: 'ben', attendance: 'APOLOGIES' as const }, { userId: 'cleo' }];
  const absent = (isOver: boolean) => absentees(people, 'anna', isOver).map(({ userId }) => userId);
  expect([absent(false), absent(true)]).toEqual([['cleo'], ['anna', 'cleo']]);
});

it('people who run the meeting speak last, and a different person begins each time', () => {
  const people = ['anna', 'ben', 'cleo', 'dora'].map((userId) => ({ userId, runsMeeting: userId === 'ben' }));
  const orders = [0, 1, 2, 3].map((number) => turnOrder(people, number).join(' '));
  expect(orders).toEqual(['anna cleo dora ben', 'cleo dora anna ben', 'dora anna cleo ben', 'anna cleo dora ben']);
  expect(turnOrder([], 1)).toEqual([]);
});
