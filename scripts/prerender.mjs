/**
 * Writes the pages that the server sends instead of the empty one, such as `build/client/pages/login.html`: public ones
 * as first rendered, and those of the signed-in part with their loading state, each with the chunks it needs (rule
 * platform.paintedPages). Part of the build, after webpack, which leaves `build/client`, `build/prerender` and
 * `build/chunks.json`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const inBuild = (...parts) => path.join(path.dirname(fileURLToPath(import.meta.url)), '../build', ...parts);

const { paintedPages, render, renderWaiting, signedInPages } = createRequire(import.meta.url)(
  inBuild('prerender/index.js'),
);
const filesOf = JSON.parse(readFileSync(inBuild('chunks.json'), 'utf8'));

/** Without the comments for tools: they name other files. */
const contentOf = (file) =>
  readFileSync(inBuild('client', file), 'utf8')
    .replace(/^(\/\/#.*|\/\*#.*\*\/)$/gm, '')
    .trim();

const sent = readFileSync(inBuild('client/index.html'), 'utf8');

const EARLY = '<script src="/early.js"></script>';

if (!sent.includes(EARLY)) throw new Error(`The page has no ${EARLY}`);

const early = contentOf('early.js');

/** The names of all files that pages load contain hashes of their contents. */
const build = createHash('sha256').update(JSON.stringify(filesOf)).update(sent).digest('hex').slice(0, 12);

/**
 * With client/early in the page itself, which saves a round trip before its first calls; the server's policy allows this
 * script by its hash. `data` are its data attributes.
 */
const withEarly = (html, data = {}) => {
  const given = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  return html.replace(EARLY, () => `<script${given.join('')}>${early}</script>`);
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

const shell = sent.replace(/<link href="\/([^"]+\.css)" rel="stylesheet">/g, (_, file) => sheet(file));

if (shell.includes('rel="stylesheet"')) throw new Error('The page has a style sheet that is not part of it');

const PROGRAM = /<script defer src="([^"]+)"><\/script>/g;

const withProgramLater = (parts) => {
  const program = [...shell.matchAll(PROGRAM)].map(([, address]) => address);
  if (program.length === 0) throw new Error('The page has no program');
  const [dates] = filesFor(['dates']);
  const data = { build, program: program.join(' '), parts: parts.join(' '), dates: `/${dates}` };
  return withEarly(shell.replace(PROGRAM, ''), data);
};

const FRAME = ['frame', 'session'];

const isStyle = (file) => file.endsWith('.css');

function filesFor(chunks) {
  const files = chunks.flatMap((chunk) => {
    if (!filesOf[chunk]) throw new Error(`There is no chunk ${chunk}`);
    return filesOf[chunk];
  });
  return [...new Set(files)].filter((file) => !sent.includes(file));
}

const preload = (file, attributes) => `<link rel="preload" ${attributes} href="/${file}" />`;

/**
 * Delays painting until all painted content, which ends at #stuck, has arrived: otherwise its parts would move as the
 * rest arrives.
 */
const WHOLE = '<link rel="expect" href="#stuck" blocking="render" />';

/** `head` is the title, if any, and other elements for the head; `root` is the content of the body. */
function write(page, start, { head, links, root }) {
  const file = inBuild('client/pages', `${page}.html`);
  const html = start
    .replace(/<title>.*<\/title>/, (title) => (head.includes('<title>') ? head : title + head))
    .replace('</head>', (end) => WHOLE + links.join('') + end)
    .replace('<div id="root"></div>', () => root);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
}

for (const [page, chunk] of Object.entries(paintedPages)) {
  const { head, html } = await render(page);
  const links = filesFor([chunk]).map((file) => (isStyle(file) ? sheet(file) : preload(file, 'as="script"')));
  write(page, withEarly(shell), { head, links, root: `<div id="root">${html}</div>` });
}

for (const [page, chunks] of Object.entries(signedInPages)) {
  const { head, html } = await renderWaiting(page);
  const files = filesFor([...FRAME, ...chunks]);
  const links = files.filter(isStyle).map(sheet);
  const parts = files.filter((file) => !isStyle(file)).map((file) => `/${file}`);
  const root = `<div id="painted" data-painted>${html}</div><div id="root"></div>`;
  write(page, withProgramLater(parts), { head, links, root });
}

writeFileSync(inBuild('client/index.html'), withEarly(shell));
writeFileSync(inBuild('prerender/client-build.txt'), build);
for (const name of readdirSync(inBuild('client')).filter((file) => file.startsWith('early.'))) {
  rmSync(inBuild('client', name));
}
