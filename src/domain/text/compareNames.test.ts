import { compareNames, fullNameKey } from './compareNames';

const sorted = (names: string[]) => [...names].sort(compareNames);

it('names stand as a reader expects, whatever their accents and case', () => {
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

it('numbers go by their value', () => {
  expect(sorted(['Pod 10', 'Pod 2', 'Pod 1'])).toEqual(['Pod 1', 'Pod 2', 'Pod 10']);
});

it('of people with one first name the last name decides, and a longer first name comes after it', () => {
  const people = [
    { firstName: 'Anna Maria', lastName: 'Berg' },
    { firstName: 'anna', lastName: 'Zorn' },
    { firstName: 'Anna', lastName: 'Noe' },
  ];
  const names = people.sort((a, b) => compareNames(fullNameKey(a), fullNameKey(b))).map(({ lastName }) => lastName);
  expect(names).toEqual(['Noe', 'Zorn', 'Berg']);
});

it('names that look alike are not one', () => {
  expect(compareNames('Zoe\u0308', 'Zo\u00EB')).not.toBe(0);
  expect(compareNames('Anna', 'Anna')).toBe(0);
});
