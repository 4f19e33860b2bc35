import { documentPathProblems } from './documentPaths';

const files = ['README.md', 'openapi/paths/pods.yaml', 'src/domain/pods/seats.ts', 'src/server/pods/lockPod.ts'];
const problemsOf = (text: string) => documentPathProblems([{ path: 'README.md', text }], files);

test.each([
  'openapi/paths/pods.yaml',
  'openapi/',
  'src/domain/pods',
  'domain/pods/seats.ts',
  'pods/lockPod.ts',
  'openapi/paths/<area>.yaml',
  'src/server/pods/*.ts',
  'seats.ts',
  'README.md',
])('the quoted path %s is found', (path) => {
  expect(problemsOf(`See \`${path}\`.`)).toEqual([]);
});

test.each([
  'openapi/paths/chat.yaml',
  'src/domain/pods/seat',
  'src/domain/pods/seats.t',
  'pods/state.ts',
  'events/log.ts',
  'openapi/schemas/<area>.yaml',
  'src/server/pods/*.test.ts',
  'seat.ts',
])('the quoted path %s is reported as missing', (path) => {
  expect(problemsOf(`See \`${path}\`.`)).toEqual([`README.md: there is no ${path}`]);
});

test('a file name invented for an example is ignored', () => {
  const document = { path: 'README.md', text: 'The use case in `bookmarkMessage.ts`.' };
  expect(documentPathProblems([document], files, ['bookmarkMessage.ts'])).toEqual([]);
  expect(documentPathProblems([document], files)).toEqual(['README.md: there is no bookmarkMessage.ts']);
});

test.each([
  '/v1/pods',
  'application/problem+json',
  'data/',
  'bench/latest.json',
  'npm run db:check',
  'POST /v1/pods/{id}',
  'pods.seats',
])('the quoted %s is not a path of the repository', (span) => {
  expect(problemsOf(`See \`${span}\`.`)).toEqual([]);
});
