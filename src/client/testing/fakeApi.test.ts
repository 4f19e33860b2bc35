import { takeContractBreaks } from './contractBreaks';
import { fakeApi, reply } from './fakeApi';

const ask = (path: string) => fetch(`http://localhost${path}`);

it('a mock that breaks the contract is recorded with the contract’s message', async () => {
  fakeApi({ getMyUser: reply({ nickname: 'Maya' }) });
  await expect(ask('/v1/users/my-user')).rejects.toThrow('The mock breaks the contract. getMyUser 200: ');
  const [words, ...others] = takeContractBreaks();
  expect(words).toMatch(/must have required property 'id'/);
  expect(others).toEqual([]);
});

it('a request outside the contract is recorded', async () => {
  fakeApi();
  await expect(ask('/v1/nothing')).rejects.toThrow();
  expect(takeContractBreaks()).toEqual(['The contract has no GET /v1/nothing']);
});

it('a request without a mock gets the contract’s example', async () => {
  fakeApi();
  expect((await ask('/v1/users/my-user')).status).toBe(200);
  expect(takeContractBreaks()).toEqual([]);
});
