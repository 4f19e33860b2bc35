import contract from '../../contract/contract.gen.json';
import { problems } from '../forms/testing/problems';
import { MAX_OWN_TEXT_LENGTH, plainOwnText, quotationOf } from './ownWords';
import { ownWordsSchema } from './ownWordsForm';

const none = { welcomeText: '', invitationText: '', joinText: '' };

it('each text is optional, and has up to 500 characters, counted as readers see them', () => {
  expect(problems(ownWordsSchema, none)).toEqual({});
  expect(problems(ownWordsSchema, { ...none, joinText: '👍'.repeat(MAX_OWN_TEXT_LENGTH) })).toEqual({});
  expect(
    problems(ownWordsSchema, {
      welcomeText: 'x'.repeat(501),
      invitationText: 'x'.repeat(10_000),
      joinText: '👍'.repeat(501),
    }),
  ).toEqual({
    welcomeText: ['Welcome email must be 500 characters or fewer'],
    invitationText: ['Invitation email must be 500 characters or fewer'],
    joinText: ['Join page must be 500 characters or fewer'],
  });
});

it('the contract has the same limit', () => {
  expect(contract.components.schemas.OwnText.maxLength).toBe(MAX_OWN_TEXT_LENGTH);
});

it.each([
  ['line breaks stay', 'One\nTwo\n\nThree', 'One\nTwo\n\nThree'],
  ['every kind of line break is the same', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
  ['no run of empty lines pushes the rest out of sight', 'a\n\n\n \n\t\n\nb', 'a\n\nb'],
  ['space around the text and at ends of lines is dropped', ' \n a \t\n b \n ', 'a\n b'],
  ['control characters become spaces', 'a\tb\u0007\u001b[31mc', 'a b [31mc'],
  ['marks that reorder text are dropped', 'pay \u202Egpj.exe\u202C \u2066now\u2069\u200E', 'pay gpj.exe now'],
  ['letters of every script and emoji stay', 'שלום 👩‍👩‍👧 नमस्ते', 'שלום 👩‍👩‍👧 नमस्ते'],
  ['a text without anything visible is none', '\u200B \u2800\n\u3164', ''],
])('%s', (_rule, typed, text) => {
  expect(plainOwnText(typed)).toBe(text);
  expect(plainOwnText(text)).toBe(text);
});

it('the time to clean up a text is proportional to its length', () => {
  for (const piece of [' ', '\n', ' \n', '\u202E', '\t ', 'x ']) {
    expect(plainOwnText(piece.repeat(200_000)).length).toBeLessThanOrEqual(400_000);
  }
});

it('only a text that is there is quoted', () => {
  expect(quotationOf('', 'Circle Ltd')).toBeUndefined();
  expect(quotationOf('Hello', 'Circle Ltd')).toEqual({ quote: 'Hello', by: 'Circle Ltd' });
});
