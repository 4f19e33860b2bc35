import { useTestApp } from '../testing/app';
import { businessMails } from './mails';
import { adminsIn } from './testing/admins';

const test = useTestApp();
const { invite, codeFor, accept } = adminsIn(test);

it('inviting an admin mails a link to the sign-up page', async () => {
  const business = await test.make.business({ name: 'Acme' });
  expect(await invite(business, 'ada1@example.com')).toMatchObject({ status: 200, body: { done: true } });
  const [mail] = await test.mails('ada1@example.com');
  const { firstName, lastName } = business.owner;
  expect(mail).toMatchObject({
    template: 'admin-invite',
    data: { name: 'Ada', businessName: 'Acme', inviterName: `${firstName} ${lastName}` },
  });
  expect(mail?.data.link).toMatch(/^http:\/\/stepwell\.test\/sign-up\/admin\?code=/);
});

it('inviting an admin again replaces their previous invitation, but no other invitation', async () => {
  const business = await test.make.business();
  const first = await codeFor(business, 'ada2@example.com');
  const another = await codeFor(business, 'bob2@example.com');
  const second = await codeFor(business, 'Ada2@example.com'.toLowerCase());
  expect((await accept(first)).status).toBe(400);
  expect((await accept(second)).status).toBe(200);
  expect((await accept(another)).status).toBe(200);
});

it('staff of a business cannot be invited to it again', async () => {
  const business = await test.make.business();
  const admin = await test.make.admin(business);
  for (const { email } of [admin, business.owner]) {
    expect(await invite(business, email.toUpperCase())).toMatchObject({
      status: 409,
      body: { code: 'already_staff' },
    });
  }
});

it('an invitation is valid for seven days', async () => {
  const business = await test.make.business();
  const code = await codeFor(business, 'ada6@example.com');
  test.clock.advance({ days: 7 });
  expect((await accept(code)).status).toBe(400);
});

it('an address is invited at most five times a day by all businesses together, and the subject contains no text by users', async () => {
  const [one, other] = [await test.make.business({ name: 'Buy now' }), await test.make.business()];
  const statuses: number[] = [];
  for (const business of [one, other, one, other, one, other]) {
    statuses.push((await invite(business, 'pestered@example.com')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const typed = { name: 'Ada', businessName: 'Buy now', inviterName: 'Cheap Watches', link: 'http://stepwell.test' };
  const { subject } = businessMails['admin-invite'].render(typed, 'en', test.clock.now());
  expect(subject).toBe('You’re invited to help run a business on Stepwell');
  test.clock.advance({ hours: 24 });
  expect((await invite(other, 'pestered@example.com')).status).toBe(200);
});

it('a business sends at most 30 invitations an hour, to all addresses together', async () => {
  const [business, other] = [await test.make.business(), await test.make.business()];
  for (let count = 0; count < 30; count++)
    expect((await invite(business, `guest${count}@example.com`)).status).toBe(200);
  const refused = await invite(business, 'one.more@example.com');
  expect(refused).toMatchObject({
    status: 429,
    body: { detail: 'You’ve sent a lot of invitations. Please try again in an hour.' },
  });
  expect(await test.mails('one.more@example.com')).toEqual([]);
  expect((await invite(other, 'one.more@example.com')).status).toBe(200);
  test.clock.advance({ hours: 1 });
  expect((await invite(business, 'one.more@example.com')).status).toBe(200);
});
