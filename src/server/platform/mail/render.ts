import { isHttpLink } from '../../../domain/links';
import { brand } from '../brand';
import { escapeHtml as escape } from '../escapeHtml';
import { oneLine, type Block, type MailContent } from './content';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Longer subjects are cut by every mail program anyway. */
const SUBJECT_LENGTH = 150;

const TEXT = `margin:0 0 16px;font-size:17px;line-height:1.5;color:${brand.ink}`;
const CELL = `padding:6px 0;font-size:15px;line-height:1.4;vertical-align:top;border-top:1px solid ${brand.line}`;
const BUTTON = `display:inline-block;padding:13px 24px;border-radius:8px;background:${brand.primary};color:${brand.onPrimary};font-size:17px;font-weight:600;text-decoration:none`;

const subjectOf = (subject: string) => {
  const line = oneLine(subject);
  return line.length > SUBJECT_LENGTH ? `${line.slice(0, SUBJECT_LENGTH - 1)}…` : line;
};

const linked = (text: string) =>
  isHttpLink(text) ? `<a href="${escape(text)}" style="color:${brand.primary}">${escape(text)}</a>` : escape(text);

function blockHtml(block: Block): string {
  if (typeof block === 'string') return `<p style="${TEXT}">${escape(block)}</p>`;
  const rows = block.facts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" style="${CELL};padding-right:16px;font-weight:600;color:${brand.quiet}">${escape(label)}</th>` +
      `<td style="${CELL};color:${brand.ink};word-break:break-word">${linked(value)}</td></tr>`,
  );
  return `<table style="width:100%;margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`;
}

function buttonHtml(button: MailContent['button']): string {
  if (!button) return '';
  const link = escape(button.link);
  return (
    `<p style="margin:24px 0 16px"><a href="${link}" style="${BUTTON}">${escape(button.label)}</a></p>` +
    `<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${brand.quiet}">If the button does not work, open this address: ` +
    `<a href="${link}" style="color:${brand.primary};word-break:break-all">${link}</a></p>`
  );
}

interface FootLink {
  label: string;
  link: string;
}

/** Where the reader has fewer of these mails, or none: for programs without a button of their own as well. */
const footLinks = ({ settings, unsubscribe }: MailContent): FootLink[] => [
  ...(settings ? [settings] : []),
  ...(unsubscribe ? [{ label: 'Unsubscribe', link: unsubscribe.page }] : []),
];

const footLinkHtml = ({ label, link }: FootLink) =>
  `<br><a href="${escape(link)}" style="color:${brand.quiet}">${escape(label)}</a>`;

function htmlOf(content: MailContent, subject: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">',
    `<title>${escape(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:${brand.ground};font-family:${brand.font}">`,
    '<table role="presentation" align="center" style="width:100%;max-width:560px;margin:0 auto;border-collapse:separate;border-spacing:0"><tr>',
    `<td style="padding:0 4px 12px;font-size:15px;font-weight:600;color:${brand.primary}">${brand.name}</td></tr><tr>`,
    `<td style="padding:28px 24px;background:${brand.card};border:1px solid ${brand.line};border-radius:12px">`,
    `<h1 style="margin:0 0 20px;font-size:20px;line-height:1.3;font-weight:600;color:${brand.ink}">${escape(subject)}</h1>`,
    ...content.paragraphs.map(blockHtml),
    buttonHtml(content.button),
    '</td></tr><tr>',
    `<td style="padding:16px 4px 0;font-size:13px;line-height:1.5;color:${brand.quiet}">${escape(content.why)}${footLinks(content).map(footLinkHtml).join('')}</td>`,
    '</tr></table></body></html>',
  ].join('\n');
}

const blockText = (block: Block) =>
  typeof block === 'string' ? block : block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');

function textOf(content: MailContent): string {
  const button = content.button ? [`${content.button.label}:\n${content.button.link}`] : [];
  const end = [content.why, ...footLinks(content).map(({ label, link }) => `${label}: ${link}`)];
  return [...content.paragraphs.map(blockText), ...button, ['--', ...end].join('\n')].join('\n\n') + '\n';
}

/** A mail's subject, its HTML and the plain text that says the same. Nothing in the content is taken as markup. */
export function renderMail(content: MailContent): RenderedMail {
  const subject = subjectOf(content.subject);
  return { subject, html: htmlOf(content, subject), text: textOf(content) };
}
