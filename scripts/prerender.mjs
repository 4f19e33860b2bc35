/**
 * Writes the pages that the server sends in place of the empty one, `build/client/pages/login.html`: the painted ones as they are
 * drawn first (rule platform.paintedPages), those of the signed-in part with their parts of the program named. A part of the
 * build, after webpack, which leaves `build/client`, `build/prerender` and `build/chunks.json`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const inBuild = (...parts) => path.join(path.dirname(fileURLToPath(import.meta.url)), '../build', ...parts);

const { paintedPages, render, signedInPages } = createRequire(import.meta.url)(inBuild('prerender/index.js'));
const filesOf = JSON.parse(readFileSync(inBuild('chunks.json'), 'utf8'));
const template = readFileSync(inBuild('client/index.html'), 'utf8');

/** Around every page of the signed-in part, and what its session needs. */
const FRAME = ['frame', 'session'];

/** The scripts and styles of these chunks, asked for together with those of every page; `priority` is that of scripts. */
function preloadsOf(chunks, priority = 'auto') {
  const files = chunks.flatMap((chunk) => {
    if (!filesOf[chunk]) throw new Error(`There is no chunk ${chunk}`);
    return filesOf[chunk];
  });
  return [...new Set(files)]
    .filter((file) => !template.includes(file))
    .map(
      (file) => (file.endsWith('.css') ? 'as="style"' : `as="script" fetchpriority="${priority}"`) + ` href="/${file}"`,
    )
    .map((attributes) => `<link rel="preload" ${attributes} />`)
    .join('');
}

function write(page, html) {
  const file = inBuild('client/pages', `${page}.html`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
}

for (const [page, chunk] of Object.entries(paintedPages)) {
  const { head, html } = await render(page);
  write(
    page,
    template
      .replace(/<title>.*<\/title>/, () => head)
      .replace('</head>', (end) => preloadsOf([chunk]) + end)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`),
  );
}

for (const [page, chunks] of Object.entries(signedInPages)) {
  // What every page runs first comes first: a browser would ask for it after what is preloaded.
  write(
    page,
    template.replace('</head>', (end) => preloadsOf([...FRAME, ...chunks], 'low') + end),
  );
}
