import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const markAsPure = jest.requireActual<(source: string) => string>('./pureParts.cjs');

const packages = join(__dirname, '..', '..', 'node_modules');

const sourcesIn = (folder: string, names: RegExp): string =>
  readdirSync(join(packages, folder))
    .filter((name) => names.test(name))
    .map((name) => readFileSync(join(packages, folder, name), 'utf8'))
    .join('\n');

/** What a library creates with React on loading; and display names, which count as uses. */
const IMPURE =
  /^var \w+ = (?:React\d*\.(?:createContext|forwardRef|memo)|connect)\(|^\w+\.(?:displayName|defaultProps) = /gm;

it.each([
  ['formik/dist', /^formik\.esm\.js$/],
  ['react-router/dist/production', /\.mjs$/],
])('everything that %s creates with React while loading is marked as pure', (folder, names) => {
  const source = sourcesIn(folder, names);
  expect(source).toMatch(IMPURE);
  expect(markAsPure(source).match(IMPURE)).toBeNull();
});
