/**
 * Writes the pages that the server sends instead of the empty one, such as `build/client/pages/login.html` (rule
 * platform.prerenderedPages), and pages and service worker of each further language, below `build/client/languages`.
 * Part of the build, after webpack, which leaves `build/client`, `build/prerender`, `build/chunks.json` and
 * `build/languages.json`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const inBuild = (...parts) => path.join(path.dirname(fileURLToPath(import.meta.url)), '../build', ...parts);
const textOf = (...parts) => readFileSync(inBuild(...parts), 'utf8');
const require = createRequire(import.meta.url);

const filesOf = JSON.parse(textOf('chunks.json'));
const namesByLanguage = JSON.parse(textOf('languages.json'));

/** Without the comments for tools: they name other files. */
const contentOf = (file) =>
  textOf('client', file)
    .replace(/^(\/\/#.*|\/\*#.*\*\/)$/gm, '')
    .trim();

const INLINE = '<script src="/inline.js"></script>';

const template = textOf('client/index.html');
const manifest = JSON.parse(textOf('client/manifest.webmanifest'));
const worker = textOf('client/service-worker.js');
const inline = contentOf('inline.js');

const rightToLeft = readFileSync(inBuild('../src/client/ui/theme/rightToLeft.css'), 'utf8')
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s+/g, ' ');

if (!template.includes(INLINE)) throw new Error(`The page has no ${INLINE}`);

/** The names of all files that pages load contain hashes of their contents. */
const build = createHash('sha256')
  .update(JSON.stringify([filesOf, namesByLanguage]))
  .update(template)
  .digest('hex')
  .slice(0, 12);

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

const PROGRAM = /<script defer src="([^"]+)"><\/script>/g;

/** Delays painting until all content, which ends at #stuck, has arrived: otherwise parts of it would move. */
const WHOLE = '<link rel="expect" href="#stuck" blocking="render" />';

const isStyle = (file) => file.endsWith('.css');

const integrityOf = (file) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(inBuild('client', file)))
    .digest('base64')}`;

/** Replaces exactly what is there, since a page without it would lack a text. */
function put(html, empty, filled) {
  if (!html.includes(empty)) throw new Error(`The page has no ${empty}`);
  return html.replace(empty, () => filled);
}

/** `tag`: undefined for the language of the scripts as webpack has named them. */
async function writePages(tag) {
  const names = new Map(Object.entries(namesByLanguage[tag] ?? {}));
  const nameOf = (file) => names.get(file) ?? file;
  const program = require(inBuild('prerender', tag ?? '', 'index.js'));
  const { direction, firstReadsOf, language, publicPages, renderLoading, renderPublic, shellTexts, signedInPages } =
    program;
  const folder = tag === undefined ? ['client'] : ['client', 'languages', tag];
  const id = tag === undefined ? build : `${build}.${tag}`;
  const text = shellTexts();

  const sent = [
    ['<html lang="en"', `<html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}`],
    ...(direction === 'rtl' ? [['</head>', `<style>${rightToLeft}</style></head>`]] : []),
    ['<meta name="description" content="" />', `<meta name="description" content="${text.description}" />`],
    ['hidden></p>', `hidden>${text.stuck}</p>`],
    ['<noscript></noscript>', `<noscript>${text.noScript}</noscript>`],
    ...(tag === undefined ? [] : [['href="/manifest.webmanifest"', `href="/languages/${tag}/manifest.webmanifest"`]]),
  ]
    .reduce((html, [empty, filled]) => put(html, empty, filled), template)
    .replace(/(?<=src="\/)assets\/[^"]+/g, nameOf);

  /** The renderer runs last: the rest of the program starts without it. */
  const renderer = filesOf['react-dom']
    .map(nameOf)
    .filter((file) => !sent.includes(file))
    .map((file) => `<script defer src="/${file}"></script>`)
    .join('');

  const shell = sent
    .replace(/<link href="\/([^"]+\.css)" rel="stylesheet">/g, (_, file) => sheet(file))
    .replace('</head>', (end) => renderer + end);

  if (shell.includes('rel="stylesheet"')) throw new Error('The page has a style sheet that is not part of it');
  const scripts = [...shell.matchAll(PROGRAM)].map(([, address]) => address).join(' ');
  if (scripts === '') throw new Error('The page has no program');

  function filesFor(chunks) {
    const missing = chunks.filter((chunk) => !filesOf[chunk]);
    if (missing.length > 0) throw new Error(`There is no chunk ${missing.join()}`);
    return [...new Set(chunks.flatMap((chunk) => filesOf[chunk].map(nameOf)))].filter((file) => !sent.includes(file));
  }

  /** `head`: the title, if any, and other elements for the head; `root`: the content of the body. */
  function write(page, start, { head, links, root }) {
    const file = inBuild(...folder, 'pages', `${page}.html`);
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
    const data = { build: id, program: scripts, parts: parts.join(' '), dates: `/${dates}`, reads: reads.join(' ') };
    const root = `<div id="prerendered" data-prerendered>${html}</div><div id="root"></div>`;
    write(page, withInline(shell.replace(PROGRAM, ''), data), { head, links: files.filter(isStyle).map(sheet), root });
  }

  writeFileSync(inBuild(...folder, 'index.html'), withInline(shell));
  if (language === 'en' && text.description !== manifest.description)
    throw new Error('public/manifest.webmanifest describes the product in other words');
  if (tag === undefined) return;
  const ownManifest = JSON.stringify({ ...manifest, lang: language, description: text.description }, null, 2);
  writeFileSync(inBuild(...folder, 'manifest.webmanifest'), ownManifest);
  writeFileSync(inBuild(...folder, 'service-worker.js'), workerIn(names));
}

/** The service worker that caches the scripts with these names. */
function workerIn(names) {
  let text = worker;
  for (const [own, name] of names) {
    if (text.includes(own)) text = text.replaceAll(own, name).replaceAll(integrityOf(own), integrityOf(name));
  }
  return text;
}

await writePages(undefined);
for (const tag of Object.keys(namesByLanguage)) await writePages(tag);

writeFileSync(inBuild('prerender/client-build.txt'), build);
for (const name of readdirSync(inBuild('client')).filter((file) => file.startsWith('inline.'))) {
  rmSync(inBuild('client', name));
}
