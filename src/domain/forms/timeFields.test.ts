import { object } from 'yup';
import { problems } from './testing/problems';
import { deviceZoneField, momentField, timeZoneField } from './timeFields';

describe('a moment', () => {
  const invalid = { at: ['Invalid date time'] };
  const LAST = 32_503_680_000;

  it('a moment is a whole number of seconds, between the years 1970 and 3000', () => {
    const form = object({ at: momentField() });
    expect(problems(form, { at: 0 })).toEqual({});
    expect(problems(form, { at: LAST })).toEqual({});
    for (const at of [-1, 0.5, LAST + 1, '1000']) expect(problems(form, { at })).toEqual(invalid);
  });

  it('a moment in milliseconds has the same latest value', () => {
    const form = object({ at: momentField('milliseconds') });
    expect(problems(form, { at: LAST * 1000 })).toEqual({});
    expect(problems(form, { at: LAST * 1000 + 1 })).toEqual(invalid);
  });
});

it('a time zone is required and must be known', () => {
  const form = object({ zone: timeZoneField() });
  expect(problems(form, { zone: 'Europe/London' })).toEqual({});
  expect(problems(form, { zone: '' })).toEqual({ zone: ['Time zone is required'] });
  expect(problems(form, { zone: 'Mars/Base' })).toEqual({ zone: ['We don’t know this time zone'] });
});

it('an unknown zone of a device counts as UTC, and one too long to be a zone is refused', () => {
  const form = object({ zone: deviceZoneField() });
  expect(form.cast({ zone: 'Europe/London' })).toEqual({ zone: 'Europe/London' });
  expect(form.cast({})).toEqual({});
  expect(form.cast({ zone: 'x'.repeat(64) })).toEqual({ zone: 'UTC' });
  expect(problems(form, { zone: 'x'.repeat(65) })).toEqual({ zone: ['We don’t know this time zone'] });
});
