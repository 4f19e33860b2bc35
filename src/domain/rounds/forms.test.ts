import { problems } from '../forms/testing/problems';
import { meetingNoteSchema, roundChangeSchema } from './forms';
import { MAX_NOTE_LENGTH } from './round';

const start = 1_800_000_000;

it.each(['SKIP', 'GIVE', 'MOVE', 'PAUSE', 'RESUME', 'ADD_MINUTE'])('the change %s requires a person', (change) => {
  expect(problems(roundChangeSchema, { start, change })).toEqual({ userId: ['Choose a person'] });
  expect(problems(roundChangeSchema, { start, change, userId: 'anna' })).toEqual({});
});

it.each(['BEGIN', 'NEXT', 'FINISH', 'REOPEN'])('the change %s requires no person', (change) => {
  expect(problems(roundChangeSchema, { start, change })).toEqual({});
});

it('a round change requires a known change and a meeting', () => {
  const found = problems(roundChangeSchema, { change: 'DANCE' });
  expect(found).toEqual({ start: ['Invalid date time'], change: [expect.any(String)] });
});

it('notes may be empty or as long as their limit, but not absent', () => {
  const isValid = (note: object) => meetingNoteSchema.isValidSync(note);
  expect(isValid({ start, text: '' })).toBe(true);
  expect(isValid({ start, text: 'x'.repeat(MAX_NOTE_LENGTH) })).toBe(true);
  expect(isValid({ start })).toBe(false);
  expect(isValid({ text: '' })).toBe(false);
  expect(problems(meetingNoteSchema, { start, text: 'x'.repeat(MAX_NOTE_LENGTH + 1) })).toEqual({
    text: ['Notes must be 4,000 characters or fewer'],
  });
});
