import fc from 'fast-check';
import type { Language } from '../../domain/text/languages';
import { cleanHtml, fillHtml, plainText } from './html';
import { sampleKinds } from './testing/sampleKinds';

it('a notification shows inserted values as text', () => {
  const joined = ({ name }: { name: string }) => `<b>${name}</b> joined.`;
  expect(fillHtml(joined, { name: '<i>A & "B"</i>' })).toBe('<b>&lt;i&gt;A &amp; &quot;B&quot;&lt;/i&gt;</b> joined.');
});

it.each([
  ['<b>Anna</b> <em>and</em> <i>Bo</i><br>', '<b>Anna</b> <em>and</em> <i>Bo</i><br />'],
  ['<script>alert(1)</script>x', 'x'],
  ['<b onclick="x()" style="color:red">y</b>', '<b>y</b>'],
  ['<a href="https://example.com/?a=1&b=2" target="_blank">z</a>', '<a href="https://example.com/?a=1&amp;b=2">z</a>'],
  ['<a href="javascript:alert(1)">z</a>', 'z'],
  ['<a href="//evil.example">z</a>', 'z'],
  ['<a href="/pod">z</a>', 'z'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p>One</p>', 'One'],
  ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
])('a notification is cleaned: %s', (given, cleaned) => {
  expect(cleanHtml(given)).toBe(cleaned);
});

it('a notification contains only what is allowed, whatever the source', () => {
  const piece = fc.oneof(
    fc.constantFrom('<b>', '</b>', '<a href="', 'javascript:', 'http://x', '">', '<svg/onload=', '<!--', '&#x6a;', "'"),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const cleaned = cleanHtml(pieces.join(''));
      const rest = cleaned.replace(/<\/?(?:b|i|em|strong)>|<br \/>|<a href="https?:\/\/[^"<>]*">|<\/a>/g, '');
      expect(rest).not.toMatch(/[<>]/);
    }),
    { numRuns: 500 },
  );
});

it('a notification is plain text on a lock screen', () => {
  expect(plainText('<b>Anna &amp; Bo</b><br>joined   &lt;us&gt;')).toBe('Anna & Bo joined <us>');
});

describe('kinds of notification', () => {
  const kinds = sampleKinds((field) => `"><img src=x>${field}`);

  it.each(kinds)("$name contains only its template's markup, both before and after cleaning", ({ content }) => {
    const { message } = content('en');
    expect(message).not.toContain('<img');
    expect(message.replace(/&quot;/g, '"')).toBe(cleanHtml(message));
  });

  it.each(kinds)('$name has no texts but those of the language that is passed', ({ content }) => {
    expect(() => content('xx' as Language)).toThrow(TypeError);
  });

  it.each(kinds)(
    '$name is pushed if a later notification about the same subject replaces it',
    ({ content, kind: { push } }) => {
      expect(content('en').subject === undefined || push !== false).toBe(true);
    },
  );

  it.each(kinds)('$name has the buttons of its type', ({ content }) => {
    const { actionType, primary, secondary } = content('en');
    expect(primary.name).not.toBe('');
    expect(Boolean(primary.url)).toBe(actionType !== 'ACKNOWLEDGE');
    expect(Boolean(secondary)).toBe(actionType === 'CHOICE');
  });
});
