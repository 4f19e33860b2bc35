import fc from 'fast-check';
import { bestMatches, matchRank, type SearchableItem } from './matches';

it.each([
  ['Early Birds', 'early birds', 0],
  ['Early Birds', 'ear', 1],
  ['Early Birds', 'EARLY B', 1],
  ['Early Birds', 'birds', 2],
  ['The Early Birds', 'early bi', 2],
  ['Early Birds', 'bi ea', 3],
  ['Early Birds', 'ird', 5],
  ['Early Birds', 'owl', undefined],
  ['Early Birds', 'early owl', undefined],
  ['Łukasz Święcki', 'swie', 2],
  ['Zoe Nash', 'Zoë', 1],
  ['Siobhán O’Brien', "o'brien", 2],
  ['Early-Birds', 'early birds', 0],
  ['Пётр Ильич', 'ильич', 2],
  ['Early Birds', '', undefined],
  ['Early Birds', '  ', undefined],
  ['Early Birds', '?', undefined],
])('the rank of %s for the typed text %s is %s', (name, typed, rank) => {
  expect(matchRank({ name }, typed)).toBe(rank);
});

it('an item also matches by its owner, and ranks below items that match by name', () => {
  const settings = { name: 'Settings', also: 'Slow Current' };
  expect(matchRank(settings, 'slow settings')).toBe(4);
  expect(matchRank(settings, 'slow')).toBe(4);
  expect(matchRank({ name: 'Slow Current' }, 'slow')).toBe(1);
});

it('the best matches come first, and equally good matches keep their order', () => {
  const things: SearchableItem[] = ['Bannister', 'Jo Ann', 'Anna Lee', 'Ann', 'Annie Fox', 'Bo'].map((name) => ({
    name,
  }));
  expect(bestMatches(things, 'ann').map(({ name }) => name)).toEqual([
    'Ann',
    'Anna Lee',
    'Annie Fox',
    'Jo Ann',
    'Bannister',
  ]);
});

it('any beginning of a name finds the item, and typing more never finds more', () => {
  const word = fc.stringMatching(/^[a-zà-öø-ž]{1,6}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.array(word, { maxLength: 4 }), (own, others) => {
      const name = own.join(' ');
      for (let end = 1; end <= name.length; end += 1) {
        expect(matchRank({ name }, name.slice(0, end))).toBeLessThanOrEqual(1);
      }
      const things = others.map((other) => ({ name: other }));
      const found = bestMatches(things, name.slice(0, 1));
      for (const thing of bestMatches(things, name)) expect(found).toContain(thing);
    }),
  );
});
