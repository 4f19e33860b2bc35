import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const client = path.join(__dirname, '../../build/client');

const sizeOf = (content: Buffer | string) => gzipSync(content, { level: 9 }).length / 1024;

/** The scripts that a page loads as it starts; its styles are in the page itself. */
const scriptsOf = (html: string) => [...new Set(html.match(/(?<=[" ])\/assets\/[^" ]+\.js(?=[" ])/g))];

const pages = readdirSync(path.join(client, 'pages'))
  .filter((name) => name.endsWith('.html'))
  .map((name) => {
    const html = readFileSync(path.join(client, 'pages', name), 'utf8');
    const scripts = scriptsOf(html);
    const kilobytes = scripts.reduce((sum, file) => sum + sizeOf(readFileSync(path.join(client, file))), 0);
    return { name, scripts, kilobytes };
  });

const kilobytesOf = (wanted: string) => pages.find(({ name }) => name === wanted)?.kilobytes ?? NaN;

it('the first pages load at most 170 and 240 KB of scripts, in gzip', () => {
  expect(kilobytesOf('login.html')).toBeLessThanOrEqual(170);
  expect(kilobytesOf('memberships.html')).toBeLessThanOrEqual(240);
});

it('no page that is prerendered loads the data of all time zones', () => {
  const withZones = pages.filter(({ scripts }) =>
    scripts.some((file) => readFileSync(path.join(client, file), 'utf8').includes('Africa/Abidjan|')),
  );
  expect(pages.length).toBeGreaterThan(10);
  expect(withZones.map(({ name }) => name)).toEqual([]);
});
