import { citationsIn, foreignCitationsIn, namesIn, referenceProblems } from './ruleReferences';

const file = (text: string, path = 'src/a.ts') => ({ path, text });
const page = file(
  '# Pods\n\n## pods.seats\nFree seats.\n\n### pods.turns\nOne after the other.\n',
  'src/docs/rules/pods.md',
);

test('a rule is a heading with its name', () => {
  expect(namesIn(page)).toEqual(['pods.seats', 'pods.turns']);
  expect(namesIn(file('## Names and units\n`## pods.seats` in prose\n'))).toEqual([]);
});

test.each([
  ['/** Free seats (rule pods.seats). */', ['pods.seats']],
  ['// Rule pods.seats: the leader takes none.', ['pods.seats']],
  ['/** Locked first (rules pods.seats and pods.turns). */', ['pods.seats', 'pods.turns']],
  ['/** Locked first (rules pods.seats,\n   * pods.turns). */', ['pods.seats', 'pods.turns']],
  ['  # Free seats (rule\n  # pods.seats).', ['pods.seats']],
  ['/** The rules of a form. Rules are in src/domain. The rule holds. */', []],
])('%j cites %j', (text, names) => {
  expect(citationsIn(file(text))).toEqual(names);
});

test.each([
  '/** Free seats (decision 28). */',
  '/** Locked (decisions\n * 30 and 31). */',
  '/** Specification 8. */',
  '/** The order (specification, section 4). */',
  "test('is said in the words of the specification', () => {});",
  '/** The walls of style.md. */',
])("%j cites a document that readers don't have", (text) => {
  expect(foreignCitationsIn(file(text))).toHaveLength(1);
});

test.each([
  'a decision once made stays; the first of two decisions counts',
  'see src/docs/decisions/0005-seats-take-turns.md',
  'app.register(openapi, { specification: contract })',
  'README.md, adding-a-feature.md and rules/pods.md',
])('%j cites nothing foreign', (text) => {
  expect(foreignCitationsIn(file(text))).toEqual([]);
});

test('rules written once and cited by name are not reported', () => {
  expect(referenceProblems([page], [file('/** Rule pods.seats. */')])).toEqual([]);
});

test('a page may refer to rules of other pages, but only to existing ones', () => {
  const chat = file('## chat.people\nAs `pods.seats` says, unless `pods.chairs`.\n', 'src/docs/rules/chat.md');
  expect(referenceProblems([page, chat], [])).toEqual(['src/docs/rules/chat.md: there is no rule pods.chairs']);
});

test('an area may have several pages, named after it', () => {
  const waitlists = file('## pods.waitlist\n', 'src/docs/rules/pods-waitlist.md');
  expect(referenceProblems([page, waitlists], [file('/** Rules pods.seats and pods.waitlist. */')])).toEqual([]);
});

test('a missing cited rule, a duplicate name and a rule on the wrong page are reported', () => {
  const other = file('## pods.seats\n', 'src/docs/rules/chat.md');
  expect(referenceProblems([page, other], [file('/** Rule pods.chairs, as decision 28 says. */')])).toEqual([
    'two rules are called pods.seats',
    'src/docs/rules/chat.md: pods.seats belongs on a page of its area',
    'src/a.ts: there is no rule pods.chairs',
    "src/a.ts: 'decision 28' leads nowhere; cite a rule or say why",
  ]);
});
