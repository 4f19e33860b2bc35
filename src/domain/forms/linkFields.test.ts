import { object } from 'yup';
import { meetingLinkField, optionalLinkField } from './linkFields';
import { problems } from './testing/problems';

const form = object({ link: optionalLinkField() });

it('an optional link may be missing, but a given one must be a link', () => {
  expect(problems(form, { link: '' })).toEqual({});
  expect(problems(form, { link: 'https://example.com/a' })).toEqual({});
  expect(problems(form, { link: 'example' })).toEqual({ link: ['Link must start with http'] });
  expect(problems(form, { link: 5 })).toEqual({ link: ['Link must start with http'] });
});

it('a link is stored without spaces around it, and with https:// if it has no scheme', () => {
  expect(form.cast({ link: ' example.com/a ' })).toEqual({ link: 'https://example.com/a' });
  expect(form.cast({})).toEqual({ link: '' });
});

it('a meeting needs a link', () => {
  expect(problems(object({ link: meetingLinkField() }), { link: ' ' })).toEqual({ link: ['Meeting link is required'] });
});
