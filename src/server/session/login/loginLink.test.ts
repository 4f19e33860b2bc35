import { doAccountCommand } from '../accountCommand';
import { useTestApp } from '../../testing/app';
import { answerDuringDeletion } from '../../testing/duringDeletion';
import { recordMinimumDuration } from '../../testing/minimumDuration';
import { linksOf } from '../testing/links';
import { loginLinksOf } from '../testing/loginLinks';
import { loginLinkBrowser } from './loginLink';

const { floor, waits } = recordMinimumDuration();
const test = useTestApp({ deps: { minimumDuration: floor } });
const links = linksOf(test);
const { ask, codeFor, look, use } = loginLinksOf(test);

let count = 0;
const newAddress = () => `latecomer${(count += 1)}@example.com`;

async function registerFor(email: string) {
  const { participantCode: inviteCode } = await test.make.membership();
  const person = { firstName: 'Nora', lastName: 'New', password: 'Strangers-1' };
  expect((await test.anyone().post('/v1/members/register', { inviteCode, email, ...person })).status).toBe(200);
}

it('a login link gets the same response in the same time, whether or not the address has an account', async () => {
  const anna = await test.make.user();
  const off = await test.make.user({ disabledAt: new Date(0) });
  const unverified = newAddress();
  await registerFor(unverified);
  const emails = [anna.email, 'nobody@example.com', off.email, unverified];
  const answers = [];
  for (const email of emails) {
    const before = waits();
    answers.push(await ask(email));
    expect(waits() - before).toBe(1);
  }
  const seen = answers.map(({ status, body, headers }) => ({ status, body, headers: Object.keys(headers).sort() }));
  expect(seen[0]).toMatchObject({ status: 200, body: { done: true } });
  for (const other of seen) expect(other).toEqual(seen[0]);
  expect(await links.templatesTo(anna.email)).toEqual(['login-link']);
  for (const email of ['nobody@example.com', off.email]) expect(await links.templatesTo(email)).toEqual([]);
});

it('a link goes to the account however its address is spelt', async () => {
  const anna = await test.make.user();
  await ask(anna.email.toUpperCase());
  expect((await links.newest(anna.email, 'login-link')).path).toMatch(/^\/login-link\?code=/);
});

it('an unverified account gets the link of its registration again, every 10 minutes, and none that logs in', async () => {
  const email = newAddress();
  await registerFor(email);
  await ask(email);
  expect(await links.templatesTo(email)).toEqual(['verify-email', 'verify-email']);
  test.clock.advance({ minutes: 9 });
  await ask(email);
  expect(await links.templatesTo(email)).toHaveLength(2);
  test.clock.advance({ minutes: 2 });
  await ask(email);
  expect(await links.templatesTo(email)).toEqual(['verify-email', 'verify-email', 'verify-email']);
});

it('a login link can be requested five times an hour per address, with or without an account', async () => {
  const anna = await test.make.user();
  for (const email of [anna.email, 'somebody@example.com']) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

it('a login link is mailed at most once a minute, and a newer one ends the older', async () => {
  const anna = await test.make.user();
  await Promise.all([ask(anna.email), ask(anna.email)]);
  expect(await links.templatesTo(anna.email)).toEqual(['login-link']);
  const older = await codeFor(anna.email);
  test.clock.advance({ minutes: 1 });
  await ask(anna.email);
  expect(await look(older)).toMatchObject({ status: 404, body: { code: 'link_used' } });
  expect((await use(older)).status).toBe(400);
  expect((await use(await codeFor(anna.email))).status).toBe(200);
});

it("a request during the account's deletion gets the usual response", async () => {
  const anna = await test.make.user();
  const answer = await answerDuringDeletion(test, anna.email, () => ask(anna.email));
  expect(answer).toMatchObject({ status: 200, body: { done: true } });
  expect(await links.templatesTo(anna.email)).toEqual([]);
});

it('disabling an account ends its open links, and enabling it doesn’t bring them back', async () => {
  const anna = await test.make.user();
  await ask(anna.email);
  const code = await codeFor(anna.email);
  for (const command of ['disable', 'enable']) {
    await doAccountCommand([command, anna.email], test.app.context.act, () => undefined);
    expect((await look(code)).status).toBe(404);
    expect((await use(code)).status).toBe(400);
  }
});

it('the cookie is for this site’s own requests, unreadable to scripts, and as old as the link', async () => {
  const { headers } = await ask('anybody@example.com');
  expect(headers['set-cookie']).toMatch(
    /^stepwell-login-link=[\w-]{43}; Path=\/; Max-Age=900; HttpOnly; SameSite=Strict$/,
  );
  const { cookie } = loginLinkBrowser.issue({ publicUrl: 'https://stepwell.test' }, undefined);
  expect(cookie).toMatch(/^__Host-stepwell-login-link=[\w-]{43}; Path=\/; .*; Secure$/);
});
