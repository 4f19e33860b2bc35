import fc from 'fast-check';
import { isHttpLink, withHttps } from './httpLink';

it.each([
  'https://example.com',
  'http://example.com:8080/a?b=c#d',
  'HTTPS://Example.com/Path',
  'https://meet.example.com/j/123?pwd=a%20b',
  'https://bücher.example/ü',
  'http://localhost',
  'http://[::1]:3000/',
  'https://user:pass@example.com/',
])('a link may be %s', (text) => {
  expect(isHttpLink(text)).toBe(true);
});

it.each([
  '',
  'http',
  'http://',
  'https:///path',
  'http:/example.com',
  'httpx://example.com',
  'ftp://example.com',
  'javascript:alert(1)',
  'javascript:alert(1)//https://example.com',
  'data:text/html,hi',
  '//example.com',
  'example.com',
  'example.com/https://example.com',
  ' https://example.com',
  'https://exa mple.com',
  'https://example.com/\nx',
  'https://example.com/\u202egpj.exe',
  'https://user@/path',
  'http://:80',
  'http://a:port/',
  'https://exam\u00adple.com/',
  'https://example.com/\u3164',
  'https://example.com/\u034f',
  'https://x.test:99999',
  'https://.',
  'https://\uff0541.test',
])('a link may not be "%s"', (text) => {
  expect(isHttpLink(text)).toBe(false);
});

it('a link has up to 2,000 characters', () => {
  const link = `https://example.com/${'x'.repeat(1980)}`;
  expect([link, `${link}x`].map(isHttpLink)).toEqual([true, false]);
});

it('any web address is accepted as a link', () => {
  fc.assert(fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), isHttpLink));
});

it.each([
  ['zoom.us/j/123?pwd=a', 'https://zoom.us/j/123?pwd=a'],
  ['www.example.com', 'https://www.example.com'],
  ['bücher.example:8080/ü', 'https://bücher.example:8080/ü'],
])('https:// is added to the address %s', (typed, link) => {
  expect(withHttps(typed)).toBe(link);
});

it.each(['example.com:65535', 'example.xn--p1ai/a'])('%s gets the scheme it lacks', (typed) => {
  expect(withHttps(typed)).toBe(`https://${typed}`);
});

it.each([
  '',
  'zoom',
  'http://example.com',
  'ftp://example.com',
  '//example.com',
  'javascript:alert(1)',
  'javascript:alert(document.domain)',
  'mailto:bo@example.com',
  'bo@example.com',
  'example.com:port',
  'example..com',
  '.example.com',
  'exa mple.com',
  'example.com/a b',
  'data:text/html,a.b',
  '1.2.3',
  'room3.14',
  'example.com:99999',
  'example.com:65536',
  'zoom.us\\',
])('%p stays as it is typed', (typed) => {
  expect(withHttps(typed)).toBe(typed);
});
