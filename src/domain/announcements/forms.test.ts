import { announcementSchema } from './forms';
import { problems } from '../forms/testing/problems';

const valid = { title: 'A new season', text: 'We begin on Monday.', audience: { kind: 'EVERYONE' } };

const refusals = (changes: object): string[] =>
  Object.values(problems(announcementSchema, { ...valid, ...changes })).flat();

it('an announcement needs a title of up to 100 characters and a text of up to 5,000', () => {
  expect(refusals({})).toEqual([]);
  expect(refusals({ title: ' ', text: '' })).toEqual(['Title is required', 'Message is required']);
  expect(refusals({ title: 'a'.repeat(101), text: 'a'.repeat(5001) })).toHaveLength(2);
});

it('an audience of pods or members names at least one, and other audiences need no choice', () => {
  expect(refusals({ audience: { kind: 'PODS' } })).toEqual(['Please choose at least one pod']);
  expect(refusals({ audience: { kind: 'MEMBERS', memberIds: [] } })).toEqual(['Please choose at least one member']);
  expect(refusals({ audience: { kind: 'LEADERS', podIds: [] } })).toEqual([]);
  expect(refusals({ audience: { kind: 'PODS', podIds: ['a'] } })).toEqual([]);
});
