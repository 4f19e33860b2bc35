import { isHttpLink } from '../../../domain/links';
import { holdDirection, isRightToLeft } from '../../../domain/text/directions';
import type { Language } from '../../../domain/text/languages';
import { shorten } from '../../../domain/text/shorten';
import { splitLinks } from '../../../domain/text/splitLinks';
import { brand, darkBrand as dark } from '../brand';
import { escapeHtml as escape } from '../escapeHtml';
import { oneLine, type Block, type MailButton, type MailContent, type Quotation } from './content';
import { wordsIn } from './mailWords.gen';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** The maximum length of a subject; every mail program truncates longer subjects anyway. */
export const MAX_SUBJECT_LENGTH = 150;

/**
 * Every element has inline styles, since many programs ignore style sheets. Programs that support style sheets use
 * the classes' colours in dark mode; other programs invert the light colours themselves, or stay light.
 */
const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: ${dark.ground} !important }
  .card { background: ${dark.card} !important; border-color: ${dark.line} !important }
  .line { border-color: ${dark.line} !important }
  .ink { color: ${dark.ink} !important }
  .quiet { color: ${dark.quiet} !important }
  .primary { color: ${dark.primary} !important }
  .button { background: ${dark.primary} !important; color: ${dark.onPrimary} !important }
}`;

/** Keeps long names and addresses from making the mail wider than the screen. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';

const TEXT = `margin:0 0 16px;font-size:17px;line-height:1.5;color:${brand.ink};${BREAKS}`;
const SMALL = `font-size:13px;line-height:1.5;color:${brand.quiet};${BREAKS}`;
const CELL = `padding:6px 0;font-size:15px;line-height:1.4;vertical-align:top;border-top:1px solid ${brand.line};${BREAKS}`;
const LABEL = `${CELL};width:40%;font-weight:600;color:${brand.quiet}`;
const QUOTE = `margin:0 0 16px;font-size:17px;line-height:1.5;color:${brand.ink};${BREAKS}`;
const BUTTON = `display:inline-block;padding:13px 24px;border-radius:8px;background:${brand.primary};color:${brand.onPrimary};font-size:17px;font-weight:600;text-decoration:none`;

/** Text that looks like an encoded word: invisible characters keep programs from decoding it. */
const withoutEncodedWords = (line: string) => line.replaceAll('=?', '=\u2060?');

const subjectOf = (subject: string, language: Language) =>
  shorten(withoutEncodedWords(holdDirection(oneLine(subject), language)), MAX_SUBJECT_LENGTH);

/** Few mail programs know the properties that follow the direction by themselves. */
const sidesIn = (language: Language) =>
  isRightToLeft(language)
    ? ({ direction: 'rtl', start: 'right', end: 'left' } as const)
    : ({ direction: 'ltr', start: 'left', end: 'right' } as const);

const linkHtml = (link: string) =>
  `<a href="${escape(link)}" dir="ltr" class="primary" style="color:${brand.primary}">${escape(link)}</a>`;

const linked = (text: string) => (isHttpLink(text) ? linkHtml(text) : escape(text));

const paragraphHtml = (text: string) => `<p class="ink" style="${TEXT}">${escape(text)}</p>`;

/** A link shows the whole address that it opens. */
function quoteHtml({ introduction, quote }: Quotation, language: Language): string {
  const parts = splitLinks(quote).map((part) =>
    part.kind === 'link' ? linkHtml(part.href) : escape(part.text).replaceAll('\n', '<br>'),
  );
  const { start } = sidesIn(language);
  const side = `padding-${start}:14px;border-${start}:3px solid ${brand.line}`;
  const words = `<blockquote dir="auto" class="ink line" style="${QUOTE};${side}">${parts.join('')}</blockquote>`;
  return paragraphHtml(introduction) + words;
}

function blockHtml(block: Block, language: Language): string {
  if (typeof block === 'string') return paragraphHtml(block);
  if ('quote' in block) return quoteHtml(block, language);
  const { start, end } = sidesIn(language);
  const rows = block.facts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="${start}" class="quiet line" style="${LABEL};padding-${end}:12px">${escape(label)}</th>` +
      `<td class="ink line" style="${CELL};color:${brand.ink}">${linked(value)}</td></tr>`,
  );
  return `<table style="width:100%;margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`;
}

const buttonsOf = ({ button, otherButton }: MailContent): MailButton[] =>
  [button, otherButton].flatMap((one) => one ?? []);

const buttonHtml = ({ label, link }: MailButton) =>
  `<a href="${escape(link)}" class="button" style="${BUTTON}">${escape(label)}</a>`;

const addressHtml = (link: string) =>
  `<a href="${escape(link)}" class="primary" dir="ltr" style="color:${brand.primary};word-break:break-all">${escape(link)}</a>`;

function buttonsHtml(buttons: MailButton[], language: Language): string {
  const { end } = sidesIn(language);
  const words = wordsIn(language);
  const [first, ...others] = buttons;
  if (!first) return '';
  const addresses =
    others.length === 0
      ? `${words.buttonFallback}<br>${addressHtml(first.link)}`
      : words.buttonsFallback + buttons.map(({ label, link }) => `<br>${escape(label)}: ${addressHtml(link)}`).join('');
  return (
    `<p style="margin:24px 0 4px">${buttons.map((button) => `<span style="display:inline-block;margin:0 0 12px;margin-${end}:12px">${buttonHtml(button)}</span>`).join('')}</p>` +
    `<p class="quiet" style="margin:0;${SMALL}">${addresses}</p>`
  );
}

interface FootLink {
  label: string;
  link: string;
}

const footLinks = ({ settings, unsubscribe }: MailContent, language: Language): FootLink[] => [
  ...(settings ? [settings] : []),
  ...(unsubscribe ? [{ label: wordsIn(language).unsubscribe, link: unsubscribe.page }] : []),
];

const footLinkHtml = ({ label, link }: FootLink) =>
  `<br><a href="${escape(link)}" class="quiet" style="color:${brand.quiet}">${escape(label)}</a>`;

function htmlOf(content: MailContent, subject: string, language: Language): string {
  const { direction } = sidesIn(language);
  return [
    `<!doctype html><html lang="${wordsIn(language).htmlLanguage}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escape(subject)}</title><style>${STYLE_SHEET}</style></head>`,
    `<body class="ground" style="margin:0;padding:24px 12px;background:${brand.ground};font-family:${brand.font}">`,
    `<table role="presentation" dir="${direction}" align="center" style="width:100%;max-width:560px;margin:0 auto;border-collapse:separate;border-spacing:0"><tr>`,
    `<td class="primary" style="padding:0 4px 12px;font-size:15px;font-weight:600;color:${brand.primary}">${brand.name}</td></tr><tr>`,
    `<td class="card" style="padding:28px 24px;background:${brand.card};border:1px solid ${brand.line};border-radius:12px">`,
    `<h1 class="ink" style="margin:0 0 20px;font-size:20px;line-height:1.3;font-weight:600;color:${brand.ink};${BREAKS}">${escape(subject)}</h1>`,
    ...content.paragraphs.map((block) => blockHtml(block, language)),
    buttonsHtml(buttonsOf(content), language),
    '</td></tr><tr>',
    `<td class="quiet" style="padding:16px 4px 0;${SMALL}">${escape(content.why)}${footLinks(content, language).map(footLinkHtml).join('')}</td>`,
    '</tr></table></body></html>',
  ].join('\n');
}

/** Each line is marked, so that no line passes for the product's. */
const quoteText = ({ introduction, quote }: Quotation) =>
  [introduction, ...quote.split(/\r\n?|\n/).map((line) => `> ${line}`.trimEnd())].join('\n');

function blockText(block: Block): string {
  if (typeof block === 'string') return block;
  return 'quote' in block ? quoteText(block) : block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
}

function textOf(content: MailContent, language: Language): string {
  const buttons = buttonsOf(content).map(({ label, link }) => `${label}:\n${link}`);
  const end = [content.why, ...footLinks(content, language).map(({ label, link }) => `${label}: ${link}`)];
  return [...content.paragraphs.map(blockText), ...buttons, ['--', ...end].join('\n')].join('\n\n') + '\n';
}

/** Nothing in the content is treated as markup. */
export function renderMail(content: MailContent, language: Language): RenderedMail {
  const subject = subjectOf(content.subject, language);
  return { subject, html: htmlOf(content, subject, language), text: textOf(content, language) };
}
