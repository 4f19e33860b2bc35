import { projectFiles } from './projectFiles';

/** The success criteria of WCAG 2.2 at levels A and AA. */
const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';

const [report] = projectFiles(['src/docs/hosting/accessibility.md']);
const rows = [...(report?.text ?? '').matchAll(/^\| (\d\.\d\.\d+) [^|]+ \| (A+) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, criterion = '', level = '', result = '', evidence = '']) => ({ criterion, level, result, evidence }),
);

test.each([
  ['A', A],
  ['AA', AA],
])('the report has each criterion of level %s once', (level, criteria) => {
  const reported = rows.filter((row) => row.level === level).map(({ criterion }) => criterion);
  expect(reported.sort()).toEqual(criteria.split(' ').sort());
});

test('each result is one of three, and a partial one says what is missing or where the code is', () => {
  for (const { result, evidence } of rows) {
    expect(['Supports', 'Partially supports', 'Not applicable']).toContain(result);
    if (result === 'Partially supports') expect(evidence).toMatch(/gaps? \d|`/i);
  }
});
