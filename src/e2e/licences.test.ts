import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const served = readFileSync(path.join(root, 'build/client/licences.txt'), 'utf8');
const [ofBrowser = ''] = readFileSync(path.join(root, 'src/docs/licences.md'), 'utf8').split(
  '## What the server runs with',
);

const headings = [...served.matchAll(/^# (\S+) (\d\S*) \(/gm)];

test.each(['react', '@mantine/core', 'formik', 'workbox-precaching'])(
  '%s, which a browser gets, comes with its licence',
  (name) => {
    expect(headings.map(([, each]) => each)).toContain(name);
  },
);

test('whatever a browser gets is on the page of licences', () => {
  const unlisted = headings.filter(([, name, version]) => !ofBrowser.includes(`| ${name} | ${version} |`));
  expect(unlisted.map(([heading]) => heading)).toEqual([]);
});

test('MIT asks that its text goes along, and it does', () => {
  const parts = served.split(/^(?=# \S+ \d\S* \()/m);
  const bare = parts.filter((part) => part.includes('(MIT)') && !/permission is hereby granted/i.test(part));
  expect(bare.map((part) => part.split('\n')[0])).toEqual([]);
});
