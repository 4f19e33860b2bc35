import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { brand, escapeHtml } from '../mail/brand';

/** On paper always dark on light; on a screen as the reader has it. */
const STYLE = `
:root { color-scheme: light dark; --ground: ${brand.ground}; --card: ${brand.card}; --ink: ${brand.ink}; --quiet: ${brand.quiet}; --line: ${brand.line}; --primary: ${brand.primary} }
@media screen and (prefers-color-scheme: dark) {
  :root { --ground: #171412; --card: #211D1A; --ink: #F5F5F4; --quiet: #A8A29E; --line: #44403C; --primary: #2DD4BF }
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
.people > li { padding: 16px 0; border-top: 1px solid var(--line); break-inside: avoid }
.people > li > * + * { margin-top: 6px } h2 .quiet { font-size: 15px; font-weight: 400 }
.boxes, .tick { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 4px 20px }
.boxes li { display: flex; align-items: center; gap: 8px }
.boxes li::before { content: ''; flex: none; width: 14px; height: 14px; border: 1.5px solid var(--ink); border-radius: 3px }
.write { display: flex; flex: 1 1 240px; align-items: flex-end; gap: 8px; min-height: 32px; color: var(--quiet) }
.write::after { content: ''; flex: 1; border-bottom: 1px solid var(--quiet) }
@page { margin: 15mm }
@media print {
  body { padding: 0; background: none; font-size: 10pt; line-height: 1.35 }
  h1 { font-size: 18pt } h2 { font-size: 11.5pt } h2 .quiet { font-size: 10pt }
  .people > li { padding: 6pt 0 } .people > li > * + * { margin-top: 2pt } .stack > * + * { margin-top: 8pt }
  main { max-width: none; padding: 0; border: 0; border-radius: 0 }
  .screen { display: none }
}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** A page of the server loads nothing and runs nothing; its one style sheet is in it. */
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page that the server makes itself. `body` is HTML, with all that people wrote escaped. */
const documentOf = (title: string, body: string): string =>
  '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main class="stack">${body}</main></body></html>`;

/** Sends it. Its address may hold a ticket, so it is neither kept nor named to the page that is opened from here. */
export function sendPage(reply: FastifyReply, page: { title: string; body: string }): FastifyReply {
  return reply
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(documentOf(page.title, page.body));
}
