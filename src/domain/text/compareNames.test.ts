import { compareNames, fullNameKey } from './compareNames';

const sorted = (names: string[]) => [...names].sort(compareNames);

it('names sort as a reader expects, regardless of accents and case', () => {
  const names = [
    'Ängel',
    'anna',
    'Éric',
    'Erik',
    'Ernst',
    'Östen',
    'Østen',
    'Zorro',
    'Ёлка',
    'Ель',
    'Ира',
    'Йод',
    '王',
  ];
  expect(sorted([...names].reverse())).toEqual(names);
});

it('numbers sort by value', () => {
  expect(sorted(['Pod 10', 'Pod 2', 'Pod 1'])).toEqual(['Pod 1', 'Pod 2', 'Pod 10']);
});

it('people with the same first name sort by last name, before longer first names', () => {
  const people = [
    { firstName: 'Anna Maria', lastName: 'Berg' },
    { firstName: 'anna', lastName: 'Zorn' },
    { firstName: 'Anna', lastName: 'Noe' },
  ];
  const names = people.sort((a, b) => compareNames(fullNameKey(a), fullNameKey(b))).map(({ lastName }) => lastName);
  expect(names).toEqual(['Noe', 'Zorn', 'Berg']);
});

it('names that look alike remain distinct, in one order', () => {
  expect(compareNames('Zoe\u0308', 'Zo\u00EB')).toBe(-1);
  expect(compareNames('Zo\u00EB', 'Zoe\u0308')).toBe(1);
  expect(compareNames('Anna', 'Anna')).toBe(0);
});
