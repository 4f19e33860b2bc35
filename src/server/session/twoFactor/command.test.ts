import { auditEntries } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { loginsOf } from '../testing/logins';
import { twoFactorIn } from '../testing/twoFactor';
import { doTwoFactorCommand } from './command';

const test = useTestApp();
const { login } = loginsOf(test);
const { turnOn } = twoFactorIn(test);

async function say(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  await doTwoFactorCommand(words, test.app.context.act, (line) => lines.push(line));
  return lines;
}

it('the operator turns two-factor login off for an address in any case, and its owner is mailed', async () => {
  const anna = await test.make.user();
  await turnOn(anna);
  expect(await say('off', anna.email.toUpperCase())).toEqual([
    `Two-factor login is off for ${anna.email.toUpperCase()}, who gets an email.`,
  ]);
  expect((await login(anna.email)).status).toBe(200);
  expect((await test.mails(anna.email)).at(-1)).toMatchObject({
    template: 'two-factor-off',
    data: { byOperator: true },
  });
  expect(await say('off', anna.email)).toEqual([`It’s off for ${anna.email} already.`]);
  expect(await test.mails(anna.email)).toHaveLength(2);
});

it('turning two-factor login off is in the audit log of every business the person runs, and of no other', async () => {
  const [own, other] = [await test.make.business(), await test.make.business()];
  const admin = await test.make.admin(own);
  await test.make.admin(other, admin);
  await test.make.business();
  await turnOn(admin);
  await say('off', admin.email);
  await say('off', admin.email);
  const entries = await test.app.context.database.db.select().from(auditEntries);
  const left = entries.map(({ businessId, act, actorId, address }) => ({ businessId, act, actorId, address }));
  const entry = { act: 'TWO_FACTOR_TURNED_OFF', actorId: admin.id, address: null };
  expect(new Set(left)).toEqual(new Set([own, other].map(({ id: businessId }) => ({ businessId, ...entry }))));
});

it("the operator sees the command's usage, and an error for an address without an account", async () => {
  await expect(say('off', 'nobody@example.com')).rejects.toThrow(
    'There’s no account with the address nobody@example.com.',
  );
  for (const words of [[], ['off'], ['on', 'anna@example.com'], ['off', 'a@example.com', 'b@example.com']])
    await expect(say(...words)).rejects.toThrow(/^Say for whom/);
});
