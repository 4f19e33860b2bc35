import { eq } from 'drizzle-orm';
import { members } from '../platform/database/schema';
import { useSmtp } from '../platform/mail/testing/smtp';
import { useTestApp } from '../testing/app';
import { runAllJobs } from '../testing/jobs';
import { doAccountCommand } from './accountCommand';
import { linksOf } from './testing/links';
import { loginsOf } from './testing/logins';

const { config, receivedBy } = useSmtp();
const test = useTestApp({ config });
const { login } = loginsOf(test);

async function say(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  await doAccountCommand(words, test.app.context.act, (line) => lines.push(line));
  return lines;
}

it('disabling an account ends its sessions, blocks logins and stops its mail until it is enabled', async () => {
  const business = await test.make.business();
  const admin = await test.make.admin(business);
  const asAdmin = await test.as(admin);
  expect(await say('disable', admin.email.toUpperCase())).toEqual([`${admin.email.toUpperCase()} is disabled.`]);
  expect(await say('disable', admin.email)).toEqual([`${admin.email} is disabled already.`]);
  expect((await asAdmin.get('/v1/users/my-user')).status).toBe(401);
  expect((await login(admin.email)).status).toBe(403);

  // Removing an admin sends them a mail.
  await (await test.as(business.owner)).delete(`/v1/businesses/${business.id}/business-admins/${admin.id}`);
  await test.app.context.act((act) => {
    act.mail({ to: admin.email, template: { name: 'two-factor-off' } as never, data: { firstName: 'Ada' } });
    return Promise.resolve();
  });
  await runAllJobs(test, 'mail');
  expect(receivedBy(admin.email)).toEqual([]);

  expect(await say('enable', admin.email)).toEqual([`${admin.email} is enabled.`]);
  expect((await login(admin.email)).status).toBe(200);
});

it('links mailed before an account was disabled have no effect, even after it is enabled again', async () => {
  const membership = await test.make.membership();
  const person = await test.make.user();
  const joining = { inviteCode: membership.participantCode, email: person.email, password: 'Kiln-fired-2024' };
  await test.anyone().post('/v1/members/register', { ...joining, firstName: 'Ada', lastName: 'Lee' });
  const { code } = await linksOf(test).newest(person.email, 'known-address');
  for (const what of ['disable', 'enable']) {
    await say(what, person.email);
    expect((await test.anyone().post('/v1/users/verify-email', { code })).body).toMatchObject({ code: 'code_invalid' });
  }
  expect(await test.app.context.database.db.$count(members, eq(members.userId, person.id))).toBe(0);
});

it.each([[[]], [['disable']], [['remove', 'a@example.com']], [['disable', 'a@example.com', 'b@example.com']]])(
  'an unknown operator command is rejected: %j',
  async (words) => {
    await expect(say(...words)).rejects.toThrow(/^Say what to do with which account/);
  },
);

it('an address without an account is reported', async () => {
  await expect(say('disable', 'nobody@example.com')).rejects.toThrow('There’s no account with the address');
});
