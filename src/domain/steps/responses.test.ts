import { isNudged, mayDeleteComment, mayNudge } from './responses';

const DAY = 24 * 3_600_000;

it('a nudge counts for 24 hours', () => {
  expect(isNudged(undefined, DAY)).toBe(false);
  expect(isNudged(1000, 1000 + DAY - 1)).toBe(true);
  expect(isNudged(1000, 1000 + DAY)).toBe(false);
});

it('others may nudge the owner of a step that is not set, once a day', () => {
  const step = { status: 'NotSet' as const, userId: 'anna' };
  expect(mayNudge(step, 'ben', DAY)).toBe(true);
  expect(mayNudge(step, 'anna', DAY)).toBe(false);
  expect(mayNudge({ ...step, status: 'InProgress' }, 'ben', DAY)).toBe(false);
  expect(mayNudge({ ...step, nudgedAt: 1 }, 'ben', DAY)).toBe(false);
  expect(mayNudge({ ...step, nudgedAt: 0 }, 'ben', DAY)).toBe(true);
});

it('the author of a comment, the owner of the step and the leader of the pod may delete it', () => {
  const comment = { authorId: 'anna', ownerId: 'ben', leadsPod: false };
  expect(['anna', 'ben', 'cat'].map((reader) => mayDeleteComment(comment, reader))).toEqual([true, true, false]);
  expect(mayDeleteComment({ ...comment, leadsPod: true }, 'cat')).toBe(true);
});
