import { object } from 'yup';
import { firstNameField, requiredText } from './fields';
import { problems } from './testing/problems';

const form = object({ firstName: firstNameField(), bio: requiredText('Bio is required', 5) });

it.each(['\u3164', '\u115F', '\u1160', '\u2800', '\u200B', '\u202E', '\uFEFF', '\u00AD \u2060', '\u0301', '\n'])(
  '%j has no visible characters, so it is rejected as a name or text',
  (text) => {
    expect(problems(form, { firstName: text, bio: text })).toEqual({
      firstName: ['First name is required'],
      bio: ['Bio is required'],
    });
  },
);

it.each([
  ['Anna\u202E', 'Anna'],
  ['An\nna', 'An na'],
  ['Zoë\u2028', 'Zoë'],
  ['\u0007Bo', 'Bo'],
  ['雪', '雪'],
  ['👩‍👧', '👩‍👧'],
])('the name %j is stored as %j', (typed, kept) => {
  expect(form.cast({ firstName: typed, bio: 'x' }).firstName).toBe(kept);
});

it('text is measured in the form in which it is stored, composed Unicode', () => {
  expect(problems(form, { firstName: 'Anna', bio: 'e\u0301'.repeat(5) })).toEqual({});
  expect(problems(form, { firstName: 'Anna', bio: 'é'.repeat(6) })).toHaveProperty('bio');
});
