import { useTestApp } from '../../testing/app';
import { recordMinimumDuration } from '../../testing/minimumDuration';
import { linksOf } from '../testing/links';
import { loginsOf } from '../testing/logins';

const { floor, waits } = recordMinimumDuration();
const test = useTestApp({ deps: { minimumDuration: floor } });
const links = linksOf(test);
const { login } = loginsOf(test);

const person = { firstName: 'Olga', lastName: 'Owner', password: 'Tiny-Step-1' };
const registerBusiness = (email: string) =>
  test.anyone().post('/v1/businesses', { businessName: 'Acme', email, ...person });

it('registering a known and an unknown address gives the same response in the same time, with the same statements', async () => {
  const anna = await test.make.user();
  const answers = [];
  for (const email of ['fresh@example.com', anna.email]) {
    const before = waits();
    const { statements, result } = await test.countStatements(() => registerBusiness(email));
    expect(waits() - before).toBe(1);
    answers.push({ count: statements.length, status: result.status, body: result.body as unknown });
  }
  expect(answers[0]).toMatchObject({ status: 200, body: { done: true } });
  expect(answers[1]).toEqual(answers[0]);
});

it('registering sends a link, and signing in fails until it is opened', async () => {
  const email = 'olga1@example.com';
  await registerBusiness(email);
  expect(await links.templatesTo(email)).toEqual(['verify-email']);
  expect((await login(email)).status).toBe(400);
  expect(await links.confirm(email, 'verify-email')).toBe('/email-verified');
  expect((await login(email)).status).toBe(200);
});

it('registering the same address is blocked after five attempts', async () => {
  for (const email of ['eager@example.com', (await test.make.user()).email]) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => registerBusiness(email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

it('successive requests for an address are limited equally, whether or not it had an account', async () => {
  const known = await test.make.user();
  const refusals = async (email: string) => {
    const statuses: number[] = [];
    for (let times = 0; times < 6; times++) statuses.push((await registerBusiness(email)).status);
    for (let times = 0; times < 11; times++) statuses.push((await login(email, 'Not-the-one-1')).status);
    return statuses;
  };
  expect(await refusals('unknown-until-now@example.com')).toEqual(await refusals(known.email));
});
