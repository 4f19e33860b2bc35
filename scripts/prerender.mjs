/**
 * Writes the pages that the server sends instead of the empty one, such as `build/client/pages/login.html` (rule
 * platform.prerenderedPages). Part of the build, after webpack, which leaves `build/client`, `build/prerender` and
 * `build/chunks.json`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const inBuild = (...parts) => path.join(path.dirname(fileURLToPath(import.meta.url)), '../build', ...parts);

const { firstReadsOf, publicPages, renderLoading, renderPublic, signedInPages } = createRequire(import.meta.url)(
  inBuild('prerender/index.js'),
);
const filesOf = JSON.parse(readFileSync(inBuild('chunks.json'), 'utf8'));

/** Without the comments for tools: they name other files. */
const contentOf = (file) =>
  readFileSync(inBuild('client', file), 'utf8')
    .replace(/^(\/\/#.*|\/\*#.*\*\/)$/gm, '')
    .trim();

const sent = readFileSync(inBuild('client/index.html'), 'utf8');

const INLINE = '<script src="/inline.js"></script>';

if (!sent.includes(INLINE)) throw new Error(`The page has no ${INLINE}`);

const inline = contentOf('inline.js');

/** The names of all files that pages load contain hashes of their contents. */
const build = createHash('sha256').update(JSON.stringify(filesOf)).update(sent).digest('hex').slice(0, 12);

/** In the page itself it saves a round trip before the first reads; the server's policy allows it by its hash. */
const withInline = (html, data = {}) => {
  const given = Object.entries(data).map(([name, value]) => ` data-${name}="${value.replaceAll('&', '&amp;')}"`);
  return html.replace(INLINE, () => `<script${given.join('')}>${inline}</script>`);
};

/**
 * A style sheet in the page itself, which saves a round trip before the first paint. Its address keeps webpack's program
 * from loading it once more.
 */
function sheet(file) {
  const styles = contentOf(file);
  if (styles.includes('</style')) throw new Error(`${file} can't be part of a page`);
  return `<style data-href="/${file}">${styles}</style>`;
}

/** The renderer runs last: the rest of the program starts without it. */
const renderer = filesOf['react-dom']
  .filter((file) => !sent.includes(file))
  .map((file) => `<script defer src="/${file}"></script>`)
  .join('');

const shell = sent
  .replace(/<link href="\/([^"]+\.css)" rel="stylesheet">/g, (_, file) => sheet(file))
  .replace('</head>', (end) => renderer + end);

if (shell.includes('rel="stylesheet"')) throw new Error('The page has a style sheet that is not part of it');

const PROGRAM = /<script defer src="([^"]+)"><\/script>/g;

const program = [...shell.matchAll(PROGRAM)].map(([, address]) => address).join(' ');

if (program === '') throw new Error('The page has no program');

const isStyle = (file) => file.endsWith('.css');

function filesFor(chunks) {
  const missing = chunks.filter((chunk) => !filesOf[chunk]);
  if (missing.length > 0) throw new Error(`There is no chunk ${missing.join()}`);
  return [...new Set(chunks.flatMap((chunk) => filesOf[chunk]))].filter((file) => !sent.includes(file));
}

/** Delays painting until all content, which ends at #stuck, has arrived: otherwise parts of it would move. */
const WHOLE = '<link rel="expect" href="#stuck" blocking="render" />';

/** `head`: the title, if any, and other elements for the head; `root`: the content of the body. */
function write(page, start, { head, links, root }) {
  const file = inBuild('client/pages', `${page}.html`);
  const html = start
    .replace(/<title>.*<\/title>/, (title) => (head.includes('<title>') ? head : title + head))
    .replace('</head>', (end) => WHOLE + links.join('') + end)
    .replace('<div id="root"></div>', () => root);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
}

for (const [page, chunk] of Object.entries(publicPages)) {
  const { head, html } = await renderPublic(page);
  const preload = (file) => `<link rel="preload" as="script" href="/${file}" />`;
  const links = filesFor([chunk]).map((file) => (isStyle(file) ? sheet(file) : preload(file)));
  write(page, withInline(shell), { head, links, root: `<div id="root">${html}</div>` });
}

for (const [page, chunks] of Object.entries(signedInPages)) {
  const { head, html } = await renderLoading(page);
  const files = filesFor(['frame', ...chunks]);
  const parts = files.filter((file) => !isStyle(file)).map((file) => `/${file}`);
  const [dates] = filesFor(['dates']);
  const reads = await firstReadsOf(page);
  const data = { build, program, parts: parts.join(' '), dates: `/${dates}`, reads: reads.join(' ') };
  const root = `<div id="prerendered" data-prerendered>${html}</div><div id="root"></div>`;
  write(page, withInline(shell.replace(PROGRAM, ''), data), { head, links: files.filter(isStyle).map(sheet), root });
}

writeFileSync(inBuild('client/index.html'), withInline(shell));
writeFileSync(inBuild('prerender/client-build.txt'), build);
for (const name of readdirSync(inBuild('client')).filter((file) => file.startsWith('inline.'))) {
  rmSync(inBuild('client', name));
}
