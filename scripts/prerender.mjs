import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The scripts of a page, asked for together with those of every page. */
const preloadsOf = (files = []) =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<link rel="preload" as="script" href="/${file}" />`)
    .join('');

/**
 * Writes each painted page as it is drawn first, `build/client/pages/login.html`: the server sends it in place of an empty one. After
 * webpack, whose parts of it are in `build/client` and `build/prerender`.
 */
export async function prerender(build) {
  const { paintedPages, render } = createRequire(import.meta.url)(path.join(build, 'prerender/index.js'));
  const filesOf = JSON.parse(readFileSync(path.join(build, 'prerender/chunks.json'), 'utf8'));
  const template = readFileSync(path.join(build, 'client/index.html'), 'utf8');
  for (const [page, chunk] of Object.entries(paintedPages)) {
    const { head, html } = await render(page);
    const file = path.join(build, 'client/pages', `${page}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      template
        .replace(/<title>.*<\/title>/, () => head + preloadsOf(filesOf[chunk]))
        .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`),
    );
  }
}
