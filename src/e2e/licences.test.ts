import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const served = readFileSync(path.join(root, 'build/client/licences.txt'), 'utf8');
const [ofBrowser = ''] = readFileSync(path.join(root, 'src/docs/licences.md'), 'utf8').split('## On the server');

const headings = [...served.matchAll(/^# (\S+) (\d\S*) \(/gm)];

test.each(['react', '@mantine/core', 'formik', 'workbox-precaching', 'webpack'])(
  '%s, which is sent to browsers, comes with its licence',
  (name) => {
    expect(headings.map(([, each]) => each)).toContain(name);
  },
);

test('everything sent to browsers is on the licence page', () => {
  const unlisted = headings.filter(([, name, version]) => !ofBrowser.includes(`- ${name} ${version}\n`));
  expect(unlisted.map(([heading]) => heading)).toEqual([]);
});

test('each package comes with the text of its licence', () => {
  const parts = served.split(/^(?=# \S+ \d\S* \()/m);
  const granting = /permission is hereby granted|permission to use|redistribution and use|end of terms and conditions/i;
  expect(parts.filter((part) => !granting.test(part)).map((part) => part.split('\n')[0])).toEqual([]);
  expect(parts).toHaveLength(headings.length);
});
