import { problems } from '../forms/testing/problems';
import {
  deleteMembershipSchema,
  membershipCreateSchema,
  membershipDetailsSchema,
  membershipEditSchema,
  membershipLinksSchema,
  membershipPodsSchema,
  membershipStepSchemas,
} from './forms';

const noButton = { label: '', url: '', formLabel: '' };

const values = {
  name: 'Steady Steps',
  url: '',
  communityUrl: '',
  supportEmail: 'help@example.com',
  leaderAgreementLink: '',
  participantAgreementLink: '',
  leaderTrainingLink: '',
  participantOnboardingLink: '',
  shareWinLink: '',
  signUpButton: noButton,
  maxParticipants: 8,
  nextTinyStep: true,
  chat: true,
  selectPodOnSignup: false,
  podButton: noButton,
};

it('a membership needs a name and a support address, and little else', () => {
  expect(problems(membershipCreateSchema, values)).toEqual({});
  expect(problems(membershipDetailsSchema, { ...values, name: '', supportEmail: '' })).toEqual({
    name: ['Membership name is required'],
    supportEmail: ['Membership support email is required'],
  });
  expect(problems(membershipDetailsSchema, { ...values, supportEmail: 'help' })).toEqual({
    supportEmail: ['Email address is invalid'],
  });
});

it('a membership is checked step by step in the wizard', () => {
  const bad = { ...values, name: '', shareWinLink: 'x', maxParticipants: 9 };
  expect(Object.keys(problems(membershipStepSchemas[1], bad))).toEqual(['name']);
  expect(Object.keys(problems(membershipStepSchemas[2], bad))).toEqual(['shareWinLink']);
  expect(Object.keys(problems(membershipStepSchemas[3], bad))).toEqual(['maxParticipants']);
  expect(Object.keys(problems(membershipCreateSchema, bad)).sort()).toEqual([
    'maxParticipants',
    'name',
    'shareWinLink',
  ]);
});

it('a membership is saved with its features on where nothing is said', () => {
  expect(membershipPodsSchema.cast({ maxParticipants: '6' })).toEqual({
    maxParticipants: 6,
    nextTinyStep: true,
    chat: true,
    selectPodOnSignup: true,
    podButton: noButton,
  });
});

it.each([
  'leaderAgreementLink',
  'participantAgreementLink',
  'leaderTrainingLink',
  'participantOnboardingLink',
  'shareWinLink',
  'url',
  'communityUrl',
])('the link %s of a membership starts with http where it is filled', (field) => {
  expect(problems(membershipEditSchema, { ...values, [field]: 'https://example.com/a' })).toEqual({});
  for (const link of ['www.example.com', 'ftp://example.com', 'javascript:alert(1)', 'http']) {
    expect(problems(membershipEditSchema, { ...values, [field]: link })).toEqual({
      [field]: ['Link must start with http'],
    });
  }
});

describe('a custom button', () => {
  const withButton = (changes: object) =>
    problems(membershipLinksSchema, { ...values, signUpButton: { ...noButton, ...changes } });

  it('a custom button has both a label and a link, or neither', () => {
    expect(withButton({ label: 'Book a call', url: 'https://example.com' })).toEqual({});
    expect(withButton({ label: 'Book a call' })).toEqual({
      'signUpButton.url': ['Url is required if label is provided'],
    });
    expect(withButton({ url: 'https://example.com' })).toEqual({
      'signUpButton.label': ['Label is required if link is provided'],
    });
    expect(withButton({ label: '  ' })).toEqual({});
  });

  it('a custom button has a label of up to 25 characters', () => {
    expect(withButton({ label: 'x'.repeat(25), url: 'https://example.com' })).toEqual({});
    expect(withButton({ label: 'x'.repeat(26), url: 'https://example.com' })).toEqual({
      'signUpButton.label': ['Label must be 25 characters or fewer'],
    });
  });
});

describe('the seats of a pod', () => {
  const seats = (schema: typeof membershipCreateSchema, maxParticipants: unknown) =>
    problems(schema, { ...values, maxParticipants }).maxParticipants;

  it.each([
    ['', 'Max participants is required'],
    ['many', 'Max participants is required'],
    [0, 'Must be a positive number'],
    [-1, 'Must be a positive number'],
    [2.5, 'Must be a whole number'],
    [9, 'Must be eight or less'],
  ])('the seats of a pod in a new membership may not be "%s"', (count, message) => {
    expect(seats(membershipCreateSchema, count)).toEqual([message]);
  });

  it.each([
    ['', 'Max participants is required'],
    [0, 'Must be a positive number'],
    [51, 'Must be fifty or less'],
  ])('the seats of a pod in a membership that is edited may not be "%s"', (count, message) => {
    expect(seats(membershipEditSchema, count)).toEqual([message]);
  });

  it('the seats of a pod are up to eight in a new membership and may be more when it is edited', () => {
    expect([1, 8].map((count) => seats(membershipCreateSchema, count))).toEqual([undefined, undefined]);
    expect([1, 9, 50].map((count) => seats(membershipEditSchema, count))).toEqual(Array(3).fill(undefined));
  });
});

it.each([
  ['Steady Steps', {}],
  ['  Steady   Steps ', {}],
  ['steady steps', { name: ['That doesn’t match the name'] }],
  ['', { name: ['Membership name is required'] }],
])('a membership is deleted only when its name is typed, and %j is checked', (name, wrong) => {
  expect(problems(deleteMembershipSchema('Steady Steps'), { name })).toEqual(wrong);
});
