import { cleanHtml } from './MessageHtml';

it('a notification’s message keeps emphasis, line breaks and web links', () => {
  const message = '<b>Maya</b> <i>would</i> <em>like</em> <strong>to</strong><br>lead';
  expect(cleanHtml(message)).toBe(message);
  expect(cleanHtml('<a href="https://example.com/x">here</a>')).toBe(
    '<a href="https://example.com/x" target="_blank" rel="noopener noreferrer">here</a>',
  );
});

it.each([
  ['<script>alert(1)</script>Hi', 'Hi'],
  ['<img src=x onerror=alert(1)>Hi', 'Hi'],
  ['<b onclick="alert(1)" style="color:red" class="x">Hi</b>', '<b>Hi</b>'],
  ['<p>One</p><div>Two</div>', 'OneTwo'],
  ['<iframe src="https://example.com"></iframe>Hi', 'Hi'],
  ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>Hi', 'Hi'],
  ['<form action="https://evil.example"><input></form>Hi', 'Hi'],
])('a notification’s message contains nothing harmful: %s', (message, clean) => {
  expect(cleanHtml(message)).toBe(clean);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '/pods', '//evil.example', 'mailto:a@example.com'])(
  'links only to the web: %s',
  (href) => {
    expect(cleanHtml(`<a href="${href}">x</a>`)).not.toContain('href');
  },
);
