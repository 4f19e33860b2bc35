import { runOperatorCommand } from './operatorCommand';

const { DATABASE_URL } = process.env;
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
  if (DATABASE_URL === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = DATABASE_URL;
});

it('an operator’s command reports an unreachable database in one sentence, and fails', async () => {
  process.env.DATABASE_URL = 'postgres://somebody:secret@127.0.0.1:1/stepwell';
  await runOperatorCommand(() => Promise.reject(new Error('It was begun.')));
  expect(said.join('')).toMatch(/^Can't reach the database. Is DATABASE_URL right\? connect ECONNREFUSED .*\.\n$/);
  expect(process.exitCode).toBe(1);
});
