import { problems } from '../forms/testing/problems';
import { stepSchema } from './forms';
import { stepUpdateSchema } from './requests';
import { stepCommentSchema } from './responses';

const schema = stepSchema({ nowMillis: 1000, nextMeetingMillis: 2000 });
const values = { goal: 'Write a book', description: 'Write for ten minutes', commitmentDate: 2000 };

it('a commitment requires a goal, a next tiny step and a date', () => {
  expect(problems(schema, values)).toEqual({});
  expect(problems(schema, { goal: '', description: ' ', commitmentDate: undefined })).toEqual({
    goal: ['Goal is required'],
    description: ['Next Tiny Step is required'],
    commitmentDate: ['Commitment date is required'],
  });
});

it.each([
  ['soon', 'Invalid date time'],
  [1000, 'Commitment date must be in the future'],
  [2001, 'Commitment date must be before the next scheduled meeting time'],
])('a commitment date may not be %s', (commitmentDate, message) => {
  expect(problems(schema, { ...values, commitmentDate })).toEqual({ commitmentDate: [message] });
});

it('a commitment may have any later date if there is no upcoming meeting', () => {
  expect(problems(stepSchema({ nowMillis: 1000 }), { ...values, commitmentDate: 9e12 })).toEqual({});
});

it('the goal and step of a commitment have a maximum length', () => {
  const long = { ...values, goal: 'x'.repeat(501), description: 'x'.repeat(2001) };
  expect(problems(schema, long)).toEqual({
    goal: ['Goal must be 500 characters or fewer'],
    description: ['Next Tiny Step must be 2,000 characters or fewer'],
  });
});

it('the date that a step already has stays valid whatever happens to the schedule', () => {
  const kept = stepSchema({ nowMillis: 1000, keptMillis: 500 });
  expect(problems(kept, { ...values, commitmentDate: 500 })).toEqual({});
  expect(problems(kept, { ...values, commitmentDate: 501 })).toEqual({
    commitmentDate: ['Commitment date must be in the future'],
  });
  expect(problems(stepSchema(), { ...values, commitmentDate: 1 })).toEqual({});
});

it('a change of a step needs the whole commitment, unless it sets the step to Not Set', () => {
  const update = stepUpdateSchema({ nowMillis: 1000 });
  expect(problems(update, { status: 'NotSet' })).toEqual({});
  expect(problems(update, { status: 'Done', ...values })).toEqual({});
  expect(problems(update, { status: 'Done' })).toEqual({
    goal: ['Goal is required'],
    description: ['Next Tiny Step is required'],
    commitmentDate: ['Commitment date is required'],
  });
});

it('a comment has a text of limited length', () => {
  expect(problems(stepCommentSchema(), { text: 'x'.repeat(500) })).toEqual({});
  expect(problems(stepCommentSchema(), { text: ' ' })).toEqual({ text: ['Comment is required'] });
  expect(problems(stepCommentSchema(), { text: 'x'.repeat(501) })).toEqual({
    text: ['Comment must be 500 characters or fewer'],
  });
});
