import { problems } from '../forms/testing/problems';
import { apiKeySchema } from './forms';

const valid = { name: 'Our shop', scopes: ['members:read', 'members:write'], expiresInDays: 90 };

it('a key needs a name of up to 80 characters', () => {
  expect(problems(apiKeySchema, { ...valid, name: '  ' })).toEqual({ name: ['Key name is required'] });
  expect(problems(apiKeySchema, { ...valid, name: 'a'.repeat(81) })).toEqual({
    name: ['Key name must be 80 characters or fewer'],
  });
  expect(problems(apiKeySchema, { ...valid, name: 'a'.repeat(80) })).toEqual({});
});

it('the name of a key is one line, without spaces around it', () => {
  expect(apiKeySchema.cast({ ...valid, name: ' Our\nshop ' }).name).toBe('Our shop');
});

it('a key may do at least one thing, and only what a key can do', () => {
  expect(problems(apiKeySchema, { ...valid, scopes: [] })).toEqual({ scopes: ['Choose what this key may do'] });
  expect(problems(apiKeySchema, { ...valid, scopes: ['chats:read'] })).toHaveProperty(['scopes[0]']);
});

it('a key is valid for 1 to 730 days, or for the default', () => {
  const { expiresInDays: _days, ...withDefault } = valid;
  expect(problems(apiKeySchema, withDefault)).toEqual({});
  for (const expiresInDays of [1, 30, 365, 730])
    expect(problems(apiKeySchema, { ...valid, expiresInDays })).toEqual({});
  for (const expiresInDays of [0, -1, 1.5, 731])
    expect(problems(apiKeySchema, { ...valid, expiresInDays })).toEqual({
      expiresInDays: ['Must be from 1 to 730 days'],
    });
});

it('the number of days may come from a select, as text', () => {
  expect(apiKeySchema.cast({ ...valid, expiresInDays: '90' }).expiresInDays).toBe(90);
});
