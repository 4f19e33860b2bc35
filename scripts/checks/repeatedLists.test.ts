import contract from '../../src/contract/contract.gen.json';
import { projectFiles } from './projectFiles';
import { repeatedLists } from './repeatedLists';

const colours = { Colour: ['red', 'green', 'blue'] };
const home = { path: 'src/domain/colours.ts', text: "export const COLOURS = ['red', 'green', 'blue'] as const;" };

test('a list written only once, in the domain, is not reported, and nor are parts of it', () => {
  const part = {
    path: 'src/server/paint.ts',
    text: "const warm = ['red', 'green']; const more = [...COLOURS, 'grey'];",
  };
  expect(repeatedLists(colours, [home, part])).toEqual([]);
});

test('a second copy is reported with both paths, whatever the order of its values', () => {
  const copy = { path: 'src/server/schema.ts', text: "const colours = ['blue', 'green', 'red'];" };
  expect(repeatedLists(colours, [home, copy])).toEqual([{ name: 'Colour', paths: [home.path, copy.path] }]);
});

test('a list written once, but outside the domain, is reported', () => {
  expect(repeatedLists(colours, [{ ...home, path: 'src/client/colours.ts' }])).toHaveLength(1);
});

test('each list of the contract is written once in the programs', () => {
  const lists = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    'enum' in schema ? [[name, schema.enum] as const] : [],
  );
  expect(lists.length).toBeGreaterThan(10);
  const programs = projectFiles(['src']).filter(
    ({ path }) => /\.tsx?$/.test(path) && !/\.test\.|\.gen\.|^src\/(e2e|testing)\//.test(path),
  );
  expect(repeatedLists(Object.fromEntries(lists), programs)).toEqual([]);
});
