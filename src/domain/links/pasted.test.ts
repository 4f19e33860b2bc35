import { decodeId } from './encoding';
import { joinPath } from './pathTo';
import { cleanPastedCode, cleanPastedPath, cleanPastedSearch } from './pasted';
import { paths } from './paths';

const id = '01930c31-5a77-7f10-9c3d-3b5d7f91a303';

const tails = [
  '',
  '.',
  ',',
  ')',
  ').',
  '>',
  '"',
  '”',
  '*',
  '_',
  '…',
  '%20',
  '%0A',
  '%0D%0A',
  '%3E',
  '%22%3E',
  '%E2%80%9D',
];

it.each(tails)('a path followed by “%s” is read without it', (tail) => {
  for (const path of [...Object.values(paths).filter((one) => !one.includes(':')), joinPath(id)]) {
    if (path === paths.root) continue;
    expect(cleanPastedPath(path + tail)).toBe(path);
  }
  expect(cleanPastedPath(`/${tail}`)).toBe('/');
});

it.each([
  ['//login', '/login'],
  ['/sign-up//business', '/sign-up/business'],
  ['/login//', '/login/'],
  ['/login&utm_source=mail', '/login'],
  ['/login&fbclid=x.y)', '/login'],
  ['', '/'],
])('the path %s is read as %s', (pasted, path) => {
  expect(cleanPastedPath(pasted)).toBe(path);
});

it('a path that leads to no page is unchanged', () => {
  expect(cleanPastedPath('/icons/icon.svg')).toBe('/icons/icon.svg');
  expect(cleanPastedPath('/gärten/x')).toBe('/gärten/x');
});

it.each([
  ['', ''],
  ['?invite=aB3&m=x%3Dy', '?invite=aB3&m=x%3Dy'],
  ['?utm_source=x&amp;invite=aB3', '?utm_source=x&invite=aB3'],
  ['?utm_source=x&AMP;invite=aB3&amp;l=1', '?utm_source=x&invite=aB3&l=1'],
  ['?invite%3DaB3', '?invite=aB3'],
  ['?invite%3daB3%26utm_source%3Dx', '?invite=aB3&utm_source=x'],
])('the query %s is read as %s', (pasted, search) => {
  expect(cleanPastedSearch(pasted)).toBe(search);
});

const code = 'aB3_-x9ZaB3_-x9';

it.each(['', '.', ')', '>', '"', ' ', '\n', '\r\n ', '?utm_source=mail', '?fbclid=a-b', ' and more', '…', '’'])(
  'a code followed by “%s” is read without it',
  (tail) => expect(cleanPastedCode(code + tail)).toBe(code),
);

it('a code wrapped over lines is read in full, and an empty code counts as missing', () => {
  expect(cleanPastedCode(`${code.slice(0, 5)}\r\n ${code.slice(5)}`)).toBe(code);
  expect(cleanPastedCode(`${code.slice(0, 5)}\n${code.slice(5)}`)).toBe(code);
  expect(cleanPastedCode(`${code.slice(0, 5)}  \n  ${code.slice(5)}`)).toBe(code);
  expect(cleanPastedCode(` ${code} `)).toBe(code);
  expect([null, undefined, '', ' ', '.', `.${code}`].map(cleanPastedCode)).toEqual(Array(6).fill(undefined));
});

it.each(['', '.', ')', '>', '"', ' ', '\n', '?utm_source=mail', '…'])('an id followed by “%s” is read', (tail) => {
  expect(decodeId(id + tail)).toBe(id);
  expect(decodeId(`MDE5MzBjMzEtNWE3Ny03ZjEwLTljM2QtM2I1ZDdmOTFhMzAz${tail}`)).toBe(id);
});
