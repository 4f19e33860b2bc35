import { listText, namesText } from './lists';

it.each([
  [[], ''],
  [['Bo'], 'Bo'],
  [['Bo', 'Cy'], 'Bo and Cy'],
  [['Bo', 'Cy', 'Di'], 'Bo, Cy and Di'],
])('the list %j is written as in a sentence', (items, text) => {
  expect(listText(items, 'en')).toBe(text);
});

it('a list is joined as its language does, whatever the region', () => {
  expect(listText(['Bo', 'Cy', 'Di'], 'en-US')).toBe('Bo, Cy and Di');
  expect(listText(['Bo', 'Cy', 'Di'], 'de')).toBe('Bo, Cy und Di');
  expect(listText(['Bo', 'Irma'], 'es')).toBe('Bo e Irma');
});

it('a list of many names counts those that it leaves out', () => {
  expect(namesText(['Bo', 'Cy'], 2, 3, 'en')).toBe('Bo and Cy');
  expect(namesText(['Bo', 'Cy', 'Di'], 4, 2, 'en')).toBe('Bo, Cy and 2 others');
  expect(namesText(['Bo'], 2, 2, 'en')).toBe('Bo and 1 other');
});
