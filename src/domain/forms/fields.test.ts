import { object } from 'yup';
import {
  agreementField,
  businessNameField,
  firstNameField,
  lastNameField,
  newPasswordField,
  optionalText,
  repeatedPasswordField,
  requiredText,
  termsField,
} from './fields';
import { emailField } from './emailField';
import { knownEmailField } from './knownEmailField';
import { problems } from './testing/problems';
import { fieldWords } from './testing/fieldWords';
import { codeField } from './codeField';

const form = object({ firstName: firstNameField(), bio: requiredText(fieldWords('Bio'), 5) });

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
  ['An\r\nna', 'An na'],
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

it('each required field names what is missing', () => {
  const all = object({
    lastName: lastNameField(),
    businessName: businessNameField(),
    code: codeField(),
    terms: termsField(),
    rules: agreementField({ textIn: () => 'Please agree to the rules' }),
    email: emailField(),
    password: newPasswordField(),
  });
  expect(problems(all, {})).toEqual({
    lastName: ['Last name is required'],
    businessName: ['Business name is required'],
    code: ['Missing code'],
    terms: ['Please agree to terms'],
    rules: ['Please agree to the rules'],
    email: ['Email is required'],
    password: ['8 characters, 1 number & 1 uppercase'],
  });
  const given = { lastName: 'Smith', businessName: 'Steps', code: 'x', terms: true, rules: true };
  expect(problems(all, { ...given, email: ' anna@example.com ', password: 'Secret123' })).toEqual({});
  expect(object({ email: emailField() }).cast({ email: ' anna@example.com ' }).email).toBe('anna@example.com');
});

it('an email field takes exactly one address, without what is pasted around it', () => {
  const email = object({ email: emailField() });
  for (const text of ['anna', '<anna@example.com>', 'a@b.test, c@d.test'])
    expect(problems(email, { email: text })).toEqual({ email: ['Email address is invalid'] });
  expect(problems(email, { email: ' \u200B ' })).toEqual({ email: ['Email is required'] });
  for (const text of ['\u200Banna@example.com\u00A0', 'mailto:anna@example.com'])
    expect(email.cast({ email: text })).toEqual({ email: 'anna@example.com' });
});

it('an existing account’s address may break the newer rules, and is looked up as it was typed', () => {
  const known = object({ email: knownEmailField() });
  for (const text of ['anna@example.com\u200B', '<anna@example.com>']) {
    expect(problems(known, { email: text })).toEqual({});
    expect(known.cast({ email: ` ${text} ` })).toEqual({ email: text });
  }
  expect(problems(known, { email: 'anna' })).toEqual({ email: ['Email address is invalid'] });
  for (const text of ['', ' ', '\u200B'])
    expect(problems(known, { email: text })).toEqual({ email: ['Email is required'] });
});

it('text is measured and stored without the spaces around it, and the error names the field when the text is too long', () => {
  expect(form.cast({ firstName: 'Anna', bio: ' hello ' }).bio).toBe('hello');
  expect(problems(form, { firstName: 'Anna', bio: 'hello!' })).toEqual({ bio: ['Bio must be 5 characters or fewer'] });
});

it('optional text may be missing, but not too long', () => {
  const optional = object({ id: optionalText(fieldWords('Account ID'), 5) });
  expect(optional.cast({ id: ' 12345 ' })).toEqual({ id: '12345' });
  expect(optional.cast({})).toEqual({ id: '' });
  expect(problems(optional, { id: '123456' })).toEqual({ id: ['Account ID must be 5 characters or fewer'] });
});

it('a new password must keep the rules and be repeated', () => {
  const repeated = object({ password: newPasswordField(), again: repeatedPasswordField('password') });
  expect(problems(repeated, { password: 'Secret123', again: 'Secret123' })).toEqual({});
  expect(problems(repeated, { password: 'Secret123', again: 'Secret124' })).toEqual({
    again: ['Passwords do not match'],
  });
  expect(problems(repeated, { password: 'secret', again: 'secret' })).toEqual({
    password: ['8 characters, 1 number & 1 uppercase'],
  });
  expect(problems(repeated, { again: '' })).toEqual({ password: ['8 characters, 1 number & 1 uppercase'] });
});
