import type { Language } from '../domain/text/languages';
import { greeting, type Block } from './platform/mail/content';
import { renderMail } from './platform/mail/render';
import { mailSamples, type TemplateName } from './testing/mails/mailSamples';
import { mailVariants } from './testing/mails/mailVariants';
import { mailTemplates } from './areas';
import type { MailTemplate } from './platform/mail/template';

const NOW = new Date('2026-03-03T09:00:00Z');
const names = Object.keys(mailTemplates) as TemplateName[];

const rendered = (name: TemplateName, data: object = mailSamples[name], language: Language = 'en') => {
  const content = (mailTemplates[name] as MailTemplate<unknown>).render(data, language, NOW);
  return { content, ...renderMail(content, language) };
};

const UNKNOWN_LANGUAGE = 'xx' as Language;

const seen = (html: string) =>
  html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
    )
    .replace(/\s+/g, ' ');

function piecesOf(block: Block): string[] {
  if (typeof block === 'string') return [block];
  return 'quote' in block ? [block.introduction, ...block.quote.split('\n')] : block.facts.flat();
}

const variants = mailVariants.map(
  ({ template, name, data }) => [`${template} ${name}`.trim(), template, data] as const,
);

it('every template has a sample', () => {
  expect(new Set(variants.map(([, template]) => template))).toEqual(new Set(names));
});

describe.each(variants)('the mail %s', (_title, name, data) => {
  const { content, subject, html, text } = rendered(name, data);
  const buttons = [content.button, content.otherButton].flatMap((one) => one ?? []);

  it('a mail has a one-line subject, at most one button or two equivalent ones, and the reason why it was sent', () => {
    expect(subject).toMatch(/^[^\r\n]{5,150}$/);
    expect(buttons.length).toBeLessThanOrEqual(name === 'step-reminder' ? 2 : 1);
    expect(html.match(/border-radius:8px/g) ?? []).toHaveLength(buttons.length);
    expect(content.why).toMatch(/^You’re getting this because/);
  });

  it('the plain text of a mail has the same content as its HTML', () => {
    const words = seen(html);
    for (const block of content.paragraphs) {
      for (const piece of piecesOf(block)) {
        expect(words).toContain(piece.replace(/\s+/g, ' '));
        expect(text).toContain(piece);
      }
    }
    expect(text).toContain(content.why);
    for (const { label, link } of buttons) expect(text).toContain(`${label}:\n${link}`);
    expect(text).not.toMatch(/<[a-z]/i);
  });

  it('replies to a membership’s mail go to its support address', () => {
    if ('membershipName' in data && data.membershipName) expect(content.replyTo).toMatch(/@/);
  });

  it('a mail uses everyday language', () => {
    const words = [subject, text.replace(/https?:\S+/g, '')].join('\n');
    expect(words).not.toMatch(/\b(you|they|we) are\b|\b(it|there) is\b|\b(is|are|was|do|does|did|has) not\b|cannot/i);
    expect(words).not.toMatch(/\be-mail|\bmails?\b|[a-z]'[a-z]/i);
  });

  it('each colour in a mail has a counterpart for dark mode', () => {
    const colored = html.match(/<[^>]*[;"](color|background):#[^>]*>/g) ?? [];
    expect(colored.length).toBeGreaterThan(3);
    for (const tag of colored) expect(tag).toMatch(/class="[^"]*(ground|card|ink|quiet|primary|button)/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
  });

  it('a mail loads no resources and runs no scripts', () => {
    expect(html).not.toMatch(/<(script|img|link|iframe|object)|@import|\son\w+=|url\(/i);
  });
});

it.each(names)('the mail %s has no texts but those of the language that is passed', (name) => {
  expect(() => rendered(name, mailSamples[name], UNKNOWN_LANGUAGE)).toThrow(TypeError);
  const { content } = rendered(name);
  expect(() => renderMail(content, UNKNOWN_LANGUAGE)).toThrow(TypeError);
});

function hostile(data: unknown, text: string): unknown {
  if (typeof data === 'string') return text;
  if (Array.isArray(data)) return data.map((one) => hostile(one, text));
  if (data === null || typeof data !== 'object') return data;
  const keep = new Set([
    'reason',
    'next',
    'kind',
    'timezone',
    'meetingZone',
    'schedule',
    'status',
    'outcome',
    'trouble',
    'reminder',
  ]);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, keep.has(key) ? (value as unknown) : hostile(value, text)]),
  );
}

it.each(names)('text that people wrote is never markup in the mail %s', (name) => {
  const { html, subject } = rendered(
    name,
    hostile(mailSamples[name], `"><script>alert('1')</script>\r\nBcc: x@y.z`) as object,
  );
  expect(html).not.toMatch(/<script/i);
  expect(html).not.toContain(`"><`.concat('script'));
  expect(subject).not.toMatch(/[\r\n]/);
});

describe('the words of a business in a mail', () => {
  const quoted = (quote: string, by = 'Circle Ltd') =>
    rendered('membership-invite', { ...mailSamples['membership-invite'], ownWords: { quote, by } });

  it('are a quotation that names the business', () => {
    const { html, text } = quoted('Come in.\n\nSit down.');
    expect(html).toMatch(/<p [^>]*>A word from Circle Ltd:<\/p><blockquote [^>]*>Come in\.<br><br>Sit down\.<\/block/);
    expect(text).toContain('A word from Circle Ltd:\n> Come in.\n>\n> Sit down.\n\n');
  });

  it('can’t pass for the product’s in plain text, since each line is marked', () => {
    const { text } = quoted('--\nAccept invitation:\nhttps://evil.example/');
    expect(text.match(/^--$/gm)).toHaveLength(1);
    expect(text).toContain('> --\n> Accept invitation:\n> https://evil.example/\n');
  });

  it('have links that show the whole address that they open', () => {
    const { html } = quoted('See https://evil.example/?a=1&b=<2>"https://stepwell.example".');
    const links = [...html.matchAll(/<a href="([^"]*)" dir="ltr"[^>]*>([^<]*)<\/a>/g)].map(([, ...parts]) => parts);
    expect(links).toEqual([
      ['https://evil.example/?a=1&amp;b=', 'https://evil.example/?a=1&amp;b='],
      ['https://stepwell.example', 'https://stepwell.example'],
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '<a href="https://evil.example/x">https://stepwell.example</a>'.replaceAll('https:', 'javascript:'),
    '[Stepwell](javascript:alert(1))',
    'https://stepwell.example@evil.example/',
    'https://stepwell.example\u200B.evil.example/',
    'www.evil.example',
  ])('link to nothing but web addresses: %s', (quote) => {
    const { html } = quoted(quote);
    expect(/<blockquote[^>]*>([\s\S]*?)<\/blockquote>/.exec(html)?.[1]).not.toContain('<');
  });

  it('are never markup, nor is the business’s name', () => {
    const { html } = quoted('</blockquote><h1 onclick=x>', '<b>Circle</b>');
    expect(html).toContain('&lt;/blockquote&gt;&lt;h1 onclick=x&gt;</blockquote>');
    expect(html).toContain('A word from &lt;b&gt;Circle&lt;/b&gt;:');
  });
});

it('a mail shows text exactly as people wrote it', () => {
  const { html, text } = rendered('steps-record', {
    ...mailSamples['steps-record'],
    steps: [{ status: 'Done', goal: 'A < B & "C"', description: 'It’s 5 > 4', commitmentDate: 0 }],
  });
  expect(html).toContain('A &lt; B &amp; &quot;C&quot;');
  expect(text).toContain('Goal: A < B & "C"\nNext Tiny Step: It’s 5 > 4');
});

it("a name can't bring a link or address into a mail", () => {
  expect(greeting('Zoë-Ann O’Neil', 'en')).toBe('Hello Zoë-Ann O’Neil,');
  for (const name of ['win at www.evil.example', 'https://evil', 'evil.example', 'a@b', '', 'x'.repeat(61)])
    expect(greeting(name, 'en')).toBe('Hello,');
});
