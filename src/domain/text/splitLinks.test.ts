import fc from 'fast-check';
import { isHttpLink } from '../links/httpLink';
import { splitLinks } from './splitLinks';

const linksIn = (text: string) => splitLinks(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

it('text with links is split into text and links', () => {
  expect(splitLinks('See https://a.example/x and http://b.example.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'https://a.example/x', href: 'https://a.example/x' },
    { kind: 'text', text: ' and ' },
    { kind: 'link', text: 'http://b.example', href: 'http://b.example' },
    { kind: 'text', text: '.' },
  ]);
  expect(splitLinks('No link here')).toEqual([{ kind: 'text', text: 'No link here' }]);
  expect(splitLinks('')).toEqual([]);
});

it.each([
  ['(https://a.example/x)', 'https://a.example/x'],
  ['(see https://a.example/x).', 'https://a.example/x'],
  ['https://a.example/wiki/Tea_(drink)', 'https://a.example/wiki/Tea_(drink)'],
  ['(https://a.example/wiki/Tea_(drink))', 'https://a.example/wiki/Tea_(drink)'],
  ['[(https://a.example/wiki/Tea)]', 'https://a.example/wiki/Tea'],
  ['https://a.example/{x}[y])', 'https://a.example/{x}[y]'],
  ['Really https://a.example/?!', 'https://a.example/'],
  ['"https://a.example/q"', 'https://a.example/q'],
  ['<https://a.example/q>', 'https://a.example/q'],
  ['https://a.example/a,b;c', 'https://a.example/a,b;c'],
  ['see:https://a.example/', 'https://a.example/'],
  ['HTTPS://A.example', 'HTTPS://A.example'],
])('the link in %s ends where a reader would expect', (text, link) => {
  expect(linksIn(text)).toEqual([link]);
});

it.each([
  'javascript:alert(1)',
  'www.example.com',
  'http://',
  'https://)))',
  'xhttp://a.example',
  'ftp://a.example',
  'https://zoom.us@a.example',
])('there is no link in %s', (text) => {
  expect(linksIn(text)).toEqual([]);
});

it('splitting text loses no characters, and only web addresses become links', () => {
  const piece = fc.oneof(
    fc.constantFrom('http://', 'https://a.example/', '(', ')', '.', ' ', '\n', '[', ']', 'x', '<', '"', '@', '\u202e'),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('');
      const parts = splitLinks(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(linksIn(text).every(isHttpLink)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it.each(['http://', 'http://a.example/(', 'https://a.example/.', 'h', 'http', ')', 'https://a.example '])(
  'splitting takes time proportional to the text’s length: a million characters of "%s"',
  (piece) => {
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
    expect(splitLinks(text).reduce((length, part) => length + part.text.length, 0)).toBe(text.length);
  },
);
