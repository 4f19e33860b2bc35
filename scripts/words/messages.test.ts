import { runInNewContext } from 'node:vm';
import { number, ordinal, plural, select } from '../../src/domain/text/messages';
import { pathsBelow } from '../checks/projectFiles';
import { expressionOf, parseCatalogue, parseMessage, readCatalogue, type Message, type Tokens } from './messages.cjs';

type Args = Record<string, unknown>;

const helpers = { number, ordinal, plural, select };

/** Evaluates the compiled message. */
function said(message: Message, args: Args): string {
  const expression = expressionOf(message, {
    argument: (name) => `d.${name}`,
    call: (helper, ...given) => `${helper}(${[...(helper === 'select' ? [] : ["'en'"]), ...given].join(', ')})`,
  });
  return String(runInNewContext(expression, { d: args, ...helpers }));
}

const say = (text: string, args: Args = {}) => said(parseMessage(text, 'en'), args);

describe('a message', () => {
  const places = '{count, plural, =0 {Full} one {# place left in {pod}} other {# places left in {pod}}}';

  it('is said with its arguments, and numbers with separators', () => {
    expect(say('{name} invited {count, number} people', { name: 'Anna', count: 1200 })).toBe(
      'Anna invited 1,200 people',
    );
  });

  it.each([
    [0, 'Full'],
    [1, '1 place left in Oaks'],
    [1000, '1,000 places left in Oaks'],
  ])('chooses by number: %d', (count, text) => {
    expect(say(places, { count, pod: 'Oaks' })).toBe(text);
  });

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [21, '21st'],
  ])('knows ordinals: %d', (position, text) => {
    const ordinalText = '{position, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect(say(ordinalText, { position })).toBe(text);
  });

  it('chooses by truth, and never by what objects inherit', () => {
    expect(say('{isMore, select, true {More} other {All}}', { isMore: true })).toBe('More');
    expect(say('{name, select, nobody {Nobody} other {For {name}}}', { name: 'constructor' })).toBe('For constructor');
  });

  it.each([
    ['an unclosed brace', 'Hello {name'],
    ['a plural without other', '{count, plural, one {One}}'],
    ['a category that the language lacks', '{count, plural, few {Few} other {Others}}'],
    ['a date, which has its own texts', '{when, date}'],
  ])('is refused with %s', (_, text) => {
    expect(() => parseMessage(text, 'en')).toThrow();
  });
});

/** As ICU describes it: nothing is taken out of the cases. */
function interpreted(tokens: Tokens, args: Args, counted?: unknown): string {
  return tokens
    .map((token) => {
      if (token.type === 'content') return token.value;
      if (token.type === 'octothorpe') return number('en', Number(counted));
      const value = args[token.arg];
      if (token.type === 'argument') return String(value);
      if (token.type === 'function') return number('en', Number(value));
      const all = token.cases;
      const category = { plural, selectordinal: ordinal, select: undefined }[token.type];
      const key = category
        ? category('en', Number(value), Object.fromEntries(all.map((one) => [one.key.replace('=', ''), one.key])))
        : String(value);
      const chosen = all.find((one) => one.key === key) ?? all.find((one) => one.key === 'other');
      return interpreted(chosen?.tokens ?? [], args, token.type === 'select' ? counted : value);
    })
    .join('');
}

const sampleOf = (type: string): unknown[] =>
  type === 'number'
    ? [0, 1, 2, 3, 5, 1234]
    : type === 'boolean'
      ? [true, false]
      : ['Anna', ...(type.match(/(?<=')\w+/g) ?? [])];

it('every text in a catalogue says the same compiled as read', () => {
  const files = pathsBelow('src').filter((file) => file.endsWith('ords.en.json'));
  const messages = files.flatMap((file) => [...parseCatalogue(readCatalogue(file), 'en').values()]);
  expect(messages.length).toBeGreaterThan(3000);
  for (const message of messages) {
    for (let index = 0; index < 6; index++) {
      const args = Object.fromEntries(
        message.args.map(({ name, type }, place) => {
          const samples = sampleOf(type);
          return [name, samples[(index + place) % samples.length]];
        }),
      );
      expect(said(message, args)).toBe(interpreted(message.tokens, args));
    }
  }
});
