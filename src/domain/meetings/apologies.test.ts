import { problems } from '../forms/testing/problems';
import { apologyObstacle, apologySchema } from './apologies';

const meeting = { start: 1000, at: 2000, skipped: false };

it('apologies can be given until the meeting begins, at its new time if it was moved', () => {
  expect([1999, 2000, 2001].map((now) => apologyObstacle(meeting, now))).toEqual([undefined, 'begun', 'begun']);
});

it('no apologies can be given for a skipped meeting', () => {
  expect(apologyObstacle({ ...meeting, skipped: true }, 0)).toBe('skipped');
});

it('apologies may have a note of up to 200 characters', () => {
  expect([{}, { note: '' }, { note: 'x'.repeat(200) }].map((given) => problems(apologySchema, given))).toEqual([
    {},
    {},
    {},
  ]);
  expect(problems(apologySchema, { note: 'x'.repeat(201) })).toEqual({
    note: ['This must be 200 characters or fewer'],
  });
});
