import fc from 'fast-check';
import { safeReturnPath } from './returnPath';

declare const URL: new (path: string, base: string) => { origin: string; pathname: string };

it.each([
  '/',
  '/pods',
  '/chat?c=abc&n=x//y',
  '/pod?p=1#top',
  '/a.b/..c',
  '/a/c..',
  '/pods/%2Fx',
  `/${'x'.repeat(1999)}`,
  '/%E2%9C%93',
])('the return path may be %s', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

it.each([
  '',
  'pods',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/pods\u0000',
  ' /pods',
  '/pods /x',
  '/.//evil.example',
  '/a/..//evil.example',
  '/..',
  '/%2e%2E/x',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '?next=/',
  `/${'x'.repeat(2000)}`,
])('the return path after login may not be "%s"', (path) => {
  expect(safeReturnPath(path)).toBeUndefined();
});

it('the return path may be missing', () => {
  expect([safeReturnPath(null), safeReturnPath(undefined)]).toEqual([undefined, undefined]);
});

it('the return path never leads to another site, however a browser reads it', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '\\', '.', '..', ':', '@', '?', '#', '%2f', '%5C', '%2e', '\t', 'https:', 'evil.example'),
    fc.string({ maxLength: 3 }),
  );
  const path = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(path, (text) => {
      for (const candidate of [text, `/${text}`]) {
        const safe = safeReturnPath(candidate);
        if (safe === undefined) continue;
        const reached = new URL(safe, 'https://home.example/login');
        expect(reached.origin).toBe('https://home.example');
        expect(reached.pathname.startsWith('//')).toBe(false);
      }
    }),
    { numRuns: 2000 },
  );
});
