import { object } from 'yup';
import contract from '../../contract/contract.gen.json';
import { problems } from '../forms/testing/problems';
import { ageField, termsTextSchema } from './forms';
import {
  MAX_CHANGE_LENGTH,
  MAX_TERMS_LENGTH,
  passagesOf,
  TERMS_ACTS,
  TERMS_KINDS,
  TERMS_ORIGINS,
  versionsInForce,
} from './terms';

it('a line that starts with a number sign is a heading, and empty lines part paragraphs', () => {
  expect(passagesOf('Intro\n\n# One\nfirst\nline\n\nsecond\n# Two\n#three')).toEqual([
    { heading: '', paragraphs: ['Intro'] },
    { heading: 'One', paragraphs: ['first\nline', 'second'] },
    { heading: 'Two', paragraphs: ['#three'] },
  ]);
  expect(passagesOf('')).toEqual([]);
});

it('a membership’s agreement replaces the platform’s until it is withdrawn; terms are in force beside each other', () => {
  const one = (kind: (typeof TERMS_KINDS)[number], origin: (typeof TERMS_ORIGINS)[number], isWithdrawn = false) => ({
    kind,
    origin,
    isWithdrawn,
    isStandard: false,
  });
  const names = (...latest: ReturnType<typeof one>[]) =>
    versionsInForce(latest).map(({ kind, origin }) => `${origin} ${kind}`);
  const [platform, own] = [one('PARTICIPANT_AGREEMENT', 'PLATFORM'), one('PARTICIPANT_AGREEMENT', 'MEMBERSHIP')];
  expect(names(own, platform)).toEqual(['MEMBERSHIP PARTICIPANT_AGREEMENT']);
  expect(names({ ...own, isWithdrawn: true }, platform)).toEqual(['PLATFORM PARTICIPANT_AGREEMENT']);
  expect(names(one('PRIVACY', 'BUSINESS'), one('TERMS', 'BUSINESS', true), one('TERMS', 'PLATFORM'))).toEqual([
    'PLATFORM TERMS',
    'BUSINESS PRIVACY',
  ]);
});

it('what changed is required from the second version on', () => {
  expect(problems(termsTextSchema(true), { text: 'Text', whatChanged: '' })).toEqual({});
  expect(problems(termsTextSchema(false), { text: ' ', whatChanged: '' })).toEqual({
    text: ['Text is required'],
    whatChanged: ['What changed is required'],
  });
});

it('the age is confirmed where there is a minimum', () => {
  expect(ageField(undefined).isValidSync(false)).toBe(true);
  expect(problems(object({ age: ageField(16) }), { age: false })).toEqual({
    age: ['Please confirm that you’re at least 16 years old'],
  });
});

it('the contract has the same lists and limits', () => {
  const { TermsKind, TermsOrigin, TermsAct, PublishedTerms } = contract.components.schemas;
  expect([TermsKind.enum, TermsOrigin.enum, TermsAct.enum]).toEqual([TERMS_KINDS, TERMS_ORIGINS, TERMS_ACTS]);
  const { text, whatChanged } = PublishedTerms.properties;
  expect([text.maxLength, whatChanged.maxLength]).toEqual([MAX_TERMS_LENGTH, MAX_CHANGE_LENGTH]);
});
