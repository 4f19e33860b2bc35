import { problems } from '../forms/testing/problems';
import { meetingLinkSchema } from './forms';

it('taking over a pod needs a meeting link', () => {
  expect(problems(meetingLinkSchema, { meetingLink: '' })).toEqual({ meetingLink: ['Meeting link is required'] });
  expect(problems(meetingLinkSchema, { meetingLink: 'zoom' })).toEqual({ meetingLink: ['Link must start with http'] });
  expect(problems(meetingLinkSchema, { meetingLink: ' https://meet.example.com/x ' })).toEqual({});
});
