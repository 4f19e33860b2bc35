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

it('a membership requires little more than a name and a support address', () => {
  expect(problems(membershipCreateSchema, values)).toEqual({});
  expect(problems(membershipDetailsSchema, { ...values, name: '', supportEmail: '' })).toEqual({
    name: ['Membership name is required'],
    supportEmail: ['Membership support email is required'],
  });
  expect(problems(membershipDetailsSchema, { ...values, supportEmail: 'help' })).toEqual({
    supportEmail: ['Email address is invalid'],
  });
});

it('the wizard checks a membership step by step', () => {
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

it("a membership's features default to on", () => {
  expect(membershipPodsSchema.cast({ maxParticipants: '6' })).toEqual({
    maxParticipants: 6,
    turnMinutes: '',
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
])('the link %s of a membership must start with http if filled in', (field) => {
  expect(problems(membershipEditSchema, { ...values, [field]: 'https://example.com/a' })).toEqual({});
  for (const link of ['www example com', 'ftp://example.com', 'javascript:alert(1)', 'http']) {
    expect(problems(membershipEditSchema, { ...values, [field]: link })).toEqual({
      [field]: ['Link must start with http'],
    });
  }
});

describe('a custom button', () => {
  const withButton = (changes: object) =>
    problems(membershipLinksSchema, { ...values, signUpButton: { ...noButton, ...changes } });

  it('a custom button requires both a label and a link, unless both are empty', () => {
    expect(withButton({ label: 'Book a call', url: 'https://example.com' })).toEqual({});
    expect(withButton({ label: 'Book a call' })).toEqual({
      'signUpButton.url': ['Url is required if label is provided'],
    });
    expect(withButton({ url: 'https://example.com' })).toEqual({
      'signUpButton.label': ['Label is required if link is provided'],
    });
    expect(withButton({ label: '  ' })).toEqual({});
    expect(withButton({ url: '  ' })).toEqual({});
  });

  it("a custom button's label has up to 25 characters", () => {
    expect(withButton({ label: 'x'.repeat(25), url: 'https://example.com' })).toEqual({});
    expect(withButton({ label: 'x'.repeat(26), url: 'https://example.com' })).toEqual({
      'signUpButton.label': ['Label must be 25 characters or fewer'],
    });
  });
});

test.each([
  ['', undefined],
  ['1', undefined],
  ['30', undefined],
  ['٣', undefined],
  [' 5 ', undefined],
  ['0', ['Must be from 1 to 30']],
  ['31', ['Must be from 1 to 30']],
  ['2.5', ['Must be from 1 to 30']],
  ['a few', ['Must be from 1 to 30']],
])('minutes of a turn are checked: "%s"', (turnMinutes, expected) => {
  expect(problems(membershipEditSchema, { ...values, turnMinutes }).turnMinutes).toEqual(expected);
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
  ])('the number of seats in a new membership\'s pods may not be "%s"', (count, message) => {
    expect(seats(membershipCreateSchema, count)).toEqual([message]);
  });

  it.each([
    ['', 'Max participants is required'],
    [0, 'Must be a positive number'],
    [51, 'Must be fifty or less'],
  ])('the number of seats in an edited membership\'s pods may not be "%s"', (count, message) => {
    expect(seats(membershipEditSchema, count)).toEqual([message]);
  });

  it('pods have up to eight seats in a new membership and may have more in an edited membership', () => {
    expect([1, 8].map((count) => seats(membershipCreateSchema, count))).toEqual([undefined, undefined]);
    expect([1, 9, 50].map((count) => seats(membershipEditSchema, count))).toEqual(Array(3).fill(undefined));
  });
});

it.each([
  ['Steady Steps', {}],
  ['  Steady   Steps ', {}],
  ['steady steps', { name: ['That doesn’t match the name'] }],
  ['', { name: ['Membership name is required'] }],
])('deleting a membership requires typing its name: %j', (name, wrong) => {
  expect(problems(deleteMembershipSchema('Steady Steps'), { name })).toEqual(wrong);
});
