/**
 * Writes each painted page as it is drawn first, `build/client/pages/login.html`: the server sends it in place of an empty one
 * (rule platform.paintedPages). A part of the build, after webpack, which leaves `build/client`, `build/prerender` and `build/chunks.json`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const inBuild = (...parts) => path.join(path.dirname(fileURLToPath(import.meta.url)), '../build', ...parts);

const { paintedPages, render } = createRequire(import.meta.url)(inBuild('prerender/index.js'));
const filesOf = JSON.parse(readFileSync(inBuild('chunks.json'), 'utf8'));
const template = readFileSync(inBuild('client/index.html'), 'utf8');

/** The scripts of a page, asked for together with those of every page. */
function preloadsOf(chunk) {
  const files = filesOf[chunk];
  if (!files) throw new Error(`No page has the chunk ${chunk}`);
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<link rel="preload" as="script" href="/${file}" />`)
    .join('');
}

for (const [page, chunk] of Object.entries(paintedPages)) {
  const { head, html } = await render(page);
  const file = inBuild('client/pages', `${page}.html`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    template
      .replace(/<title>.*<\/title>/, () => head + preloadsOf(chunk))
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`),
  );
}
