import { documentLinkProblems } from './documentLinks';

const paths = ['README.md', 'src/docs/trust.md', 'src/docs/rules/pods.md', 'src/docs/logo.svg'];
const trust = { path: 'src/docs/trust.md', text: '# Trust: promises\n\n## Not proven\n' };
const problemsOf = (text: string) => documentLinkProblems([trust, { path: 'src/docs/rules/pods.md', text }], paths);

test.each([
  '../trust.md',
  '../trust.md#trust-promises',
  '../trust.md#not-proven',
  '../../docs/',
  '../logo.svg',
  '#pods',
  'https://example.com/a#b',
  'mailto:help@example.com',
])('the link %s is followed', (link) => {
  expect(problemsOf(`# Pods\n\nSee [this](${link}).`)).toEqual([]);
});

test.each(['trust.md', '../trust.md#proven', '../trusts.md', '#pod', '/src/docs/trust.md'])(
  'the link %s is reported as leading nowhere',
  (link) => {
    expect(problemsOf(`# Pods\n\nSee [this](${link}).`)).toEqual([
      `src/docs/rules/pods.md: the link ${link} leads nowhere`,
    ]);
  },
);

test('what looks like a link in code is ignored', () => {
  expect(problemsOf('`pods[0](nothing)`\n\n```sh\n[a](b)\n```\n')).toEqual([]);
});
