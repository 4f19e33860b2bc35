import { problems } from '../forms/testing/problems';
import { bioSchema, changeEmailSchema, profileSchema } from './forms';
import { changeEmailRequestSchema, profileUpdateSchema } from './requests';

it('a profile requires both names, its bio and a time zone, with each message under its own field', () => {
  expect(problems(profileSchema(), { firstName: '', lastName: '', bio: '', timezone: '' })).toEqual({
    firstName: ['First name is required'],
    lastName: ['Last name is required'],
    bio: ['Bio is required'],
    timezone: ['Time zone is required'],
  });
  expect(
    problems(profileSchema(), { firstName: 'Anna', lastName: 'Smith', bio: 'I write.', timezone: 'Europe/London' }),
  ).toEqual({});
});

it('a profile without a bio is saved without one', () => {
  const profile = { firstName: 'Anna', lastName: 'Smith', timezone: 'Europe/London' };
  for (const bio of ['', ' ', 'I write.']) expect(problems(profileSchema(false), { ...profile, bio })).toEqual({});
  expect(problems(profileSchema(false), { ...profile, bio: 'x'.repeat(501) })).toEqual({
    bio: ['Bio must be 500 characters or fewer'],
  });
});

it('a bio has up to 500 characters', () => {
  expect(problems(bioSchema, { bio: 'x'.repeat(500) })).toEqual({});
  expect(problems(bioSchema, { bio: 'x'.repeat(501) })).toEqual({ bio: ['Bio must be 500 characters or fewer'] });
  expect(problems(bioSchema, { bio: ' \n ' })).toEqual({ bio: ['Bio is required'] });
});

const password = 'Tiny-Step-1';

it.each([
  ['', 'Please enter a new email address.'],
  ['anna', 'Email address is invalid'],
  ['Anna@Example.com ', 'Please enter a different email address.'],
])('a person\'s new address may not be "%s"', (newEmail, message) => {
  expect(problems(changeEmailSchema('anna@example.com'), { newEmail, password })).toEqual({ newEmail: [message] });
});

it("a person's new address must differ from the current address", () => {
  expect(problems(changeEmailSchema('anna@example.com'), { newEmail: 'anna@example.org', password })).toEqual({});
});

it('a new address requires the password, and with two-factor login also a code', () => {
  const asked = { newEmail: 'anna@example.org' };
  expect(problems(changeEmailSchema(), asked)).toEqual({ password: ['Password is required'] });
  expect(problems(changeEmailSchema('', true), { ...asked, password })).toEqual({ code: ['Code is required'] });
});

it('a profile change may omit any field, but the fields it includes must be valid', () => {
  expect(problems(profileUpdateSchema, {})).toEqual({});
  expect(problems(profileUpdateSchema, { emailAddress: 'anna' })).toEqual({
    emailAddress: ['Email address is invalid'],
  });
});

it('a request for a new address may leave out the code, but not send an empty one', () => {
  const asked = { newEmail: 'anna@example.org', password };
  expect(problems(changeEmailRequestSchema, asked)).toEqual({});
  expect(problems(changeEmailRequestSchema, { ...asked, code: '123456' })).toEqual({});
  expect(problems(changeEmailRequestSchema, { ...asked, code: ' ' })).toEqual({ code: ['Code is required'] });
});
