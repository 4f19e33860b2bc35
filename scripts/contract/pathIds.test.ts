import contract from '../../src/contract/contract.gen.json';

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  schema?: { $ref?: string };
}

const shared = contract.components.parameters as unknown as Record<string, Parameter>;
const resolved = (one: Parameter): Parameter => (one.$ref ? (shared[one.$ref.split('/').pop() ?? ''] ?? one) : one);

it('every id in a path has the form of an id, so that no other text reaches the database (rule platform.ids)', () => {
  const ids = Object.values(contract.paths as unknown as Record<string, { parameters?: Parameter[] }>)
    .flatMap(({ parameters = [] }) => parameters.map(resolved))
    .filter(({ name = '', in: place }) => place === 'path' && /^id$|Id$/.test(name));

  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter(({ schema }) => !/\/(Photo)?Id$/.test(schema?.$ref ?? ''))).toEqual([]);
});
