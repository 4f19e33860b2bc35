import type { Language } from '../../../../domain/text/languages';
import { isRightToLeft } from '../../../../domain/text/directions';
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { brand, darkBrand } from '../../brand';
import { escapeHtml } from '../../escapeHtml';

/** On paper always dark on light; on screen the reader's colour scheme. */
const STYLE = `
:root { color-scheme: light dark; --ground: ${brand.ground}; --card: ${brand.card}; --ink: ${brand.ink}; --quiet: ${brand.quiet}; --line: ${brand.line}; --primary: ${brand.primary} }
@media screen and (prefers-color-scheme: dark) {
  :root { --ground: ${darkBrand.ground}; --card: ${darkBrand.card}; --ink: ${darkBrand.ink}; --quiet: ${darkBrand.quiet}; --line: ${darkBrand.line}; --primary: ${darkBrand.primary} }
}
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px; background: var(--ground); color: var(--ink); font: 15px/1.5 ${brand.font}; overflow-wrap: anywhere }
main { max-width: 720px; margin: 0 auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
h1 { margin: 0 0 4px; font-size: 26px; line-height: 1.25; font-weight: 600 }
h2 { margin: 0; font-size: 17px; line-height: 1.35; font-weight: 600 }
p, dl, dd, ul { margin: 0; padding: 0 } ul { list-style: none }
a { color: var(--primary) } a:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px }
.quiet { color: var(--quiet) } .words { white-space: pre-line }
.stack > * + * { margin-top: 16px }
@page { margin: 15mm }
@media print {
  body { padding: 0; background: none; font-size: 10pt; line-height: 1.35 }
  h1 { font-size: 18pt } h2 { font-size: 11.5pt }
  .stack > * + * { margin-top: 8pt }
  main { max-width: none; padding: 0; border: 0; border-radius: 0 }
}`;

interface HtmlPage {
  title: string;
  language: Language;
  /** HTML, with all user content escaped. */
  body: string;
  style?: string;
  /** The page's script: the same for everyone, without user content. */
  script?: string;
}

export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A server page loads nothing and runs only its own script; script and style sheet are inline. */
function policyFor(style: string, script: string | undefined): string {
  const scripts = script === undefined ? '' : `script-src ${hashOf(script)}; `;
  return `default-src 'none'; style-src ${hashOf(style)}; ${scripts}base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/**
 * Sends a page rendered by the server. Its URL may hold a ticket, so it is neither cached nor sent as a referrer.
 */
export function sendHtmlPage(
  reply: FastifyReply,
  { title, language, body, style = '', script }: HtmlPage,
): FastifyReply {
  const styles = STYLE + style;
  return reply
    .headers({
      'content-security-policy': policyFor(styles, script),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language === 'en' ? 'en-GB' : language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width,initial-scale=1">' +
        `<title>${escapeHtml(title)}</title><style>${styles}</style></head><body><main class="stack">${body}</main>${script === undefined ? '' : `<script>${script}</script>`}</body></html>`,
    );
}
