import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { logSerializers } from './platform/http/logging';
import { useSmtp } from './platform/mail/testing/smtp';
import { readPushKeys } from './platform/outgoing/pushKeys';
import { makePushSender } from './platform/outgoing/pushSender';
import { startFakeZoom, zoomCustomer } from './platform/outgoing/testing/fakeZoom';
import { pushDevice } from './platform/outgoing/testing/pushService';
import { makeZoomClient, type ZoomClient } from './platform/outgoing/zoomClient';
import { tokenOf } from './session/testing/logins';
import { twoFactorIn } from './session/testing/twoFactor';
import type { TestAnswer } from './testing/actors';
import { TEST_NOW, useTestApp } from './testing/app';
import { testClock } from './testing/clock';
import { recordPush } from './testing/fakes';
import { runAllJobs } from './testing/jobs';
import { writtenMails } from './testing/mails/mails';

const SMTP_PASSWORD = 'marked-smtp-password-1';

let log = '';
const stream = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    log += chunk.toString();
    done();
  },
});

const clock = testClock(TEST_NOW);
const { config, smtp, receivedBy } = useSmtp();
let zoomClient: ZoomClient;
let closeZoom: () => Promise<void>;
beforeAll(async () => {
  config.smtpUrl = smtp().url.replace('//', `//mailer:${SMTP_PASSWORD}@`);
  const fake = await startFakeZoom(() => clock.now());
  zoomClient = makeZoomClient({ apiUrl: fake.url, clock, retryMillis: 1 });
  closeZoom = fake.close;
});
afterAll(() => closeZoom());

const zoom: ZoomClient = {
  verify: (credentials) => zoomClient.verify(credentials),
  createMeeting: (credentials, meeting) => zoomClient.createMeeting(credentials, meeting),
  findMeetings: (credentials, reference) => zoomClient.findMeetings(credentials, reference),
  deleteMeeting: (credentials, id) => zoomClient.deleteMeeting(credentials, id),
};
const logger = { level: 'trace', serializers: logSerializers, stream };
const test = useTestApp({ config, deps: { clock, zoom, push: recordPush(), logger } });
const drain = () => test.app.context.jobs.drain();

const worked = (answer: TestAnswer): TestAnswer => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
};

async function mailedCode(to: string, template: string): Promise<string> {
  const waiting = await writtenMails(test.app.context.database, to);
  const link = waiting.filter((mail) => mail.template === template).at(-1)?.data.link;
  const { searchParams } = new URL(String(link));
  await drain();
  return searchParams.get('c') ?? searchParams.get('code') ?? '';
}

async function everyRow(): Promise<{ table: string; row: string }[]> {
  const { pool } = test.app.context.database;
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const answer = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
      return answer.rows.map(({ row }) => ({ table: name, row }));
    }),
  );
  return found.flat();
}

const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(secret).toString('base64url'),
  Buffer.from(secret).toString('hex'),
];

const holds = (text: string, secret: string) => formsOf(secret).some((form) => text.includes(form));

const secrets = new Map<string, string>([
  ['the password of the mail server', SMTP_PASSWORD],
  ['the secret for Zoom', zoomCustomer.secret],
  ['the token for Zoom', 'token-for-the-account'],
]);

function kept(name: string, secret: unknown): string {
  if (typeof secret !== 'string' || secret.length < 6) throw new Error(`${name} is no secret: ${String(secret)}`);
  secrets.set(name, secret);
  return secret;
}

const email = 'olga.marked@example.com';
let password = kept('the first password', 'Marked-First-1');

async function loggedIn(name: string) {
  return test.bearer(kept(name, tokenOf(await test.anyone().post('/v1/users/login', { username: email, password }))));
}

async function registerAndConfirm() {
  const names = { firstName: 'Olga', lastName: 'Owner' };
  worked(await test.anyone().post('/v1/businesses', { businessName: 'Acme', email, ...names, password }, keyed()));
  const code = kept('the code of the registration', await mailedCode(email, 'verify-email'));
  await test.anyone().get(`/v1/users/verify-email?code=${code}`);
  worked(await test.anyone().get(`/v1/users/verify-email/${code}`));
  worked(await test.anyone().post('/v1/users/verify-email', { code }));
}

const keyed = () => ({ 'idempotency-key': randomUUID() });

async function changePasswords() {
  const wrong = kept('a password that is wrong', 'Marked-Wrong-2');
  expect((await test.anyone().post('/v1/users/login', { username: email, password: wrong })).status).toBe(400);
  const owner = await loggedIn('the token of the first login');
  const newPassword = kept('the second password', 'Marked-Second-3');
  worked(await owner.post('/v1/users/change-password', { oldPassword: password, newPassword }));
  worked(await test.anyone().post('/v1/users/forgot-password', { email }));
  const code = kept('the code for a new password', await mailedCode(email, 'reset-password'));
  const weak = kept('a password that is too weak', 'markedweakpassword');
  expect((await test.anyone().post('/v1/users/reset-password', { code, password: weak })).status).toBe(400);
  password = kept('the third password', 'Marked-Third-4');
  worked(await test.anyone().post('/v1/users/reset-password', { code, password }));
  const again = await loggedIn('the token of the second login');
  worked(await again.post('/v1/users/change-email', { newEmail: 'olga.new@example.com', password }));
  const change = kept('the code of the new address', await mailedCode('olga.new@example.com', 'change-email-confirm'));
  worked(await test.anyone().get(`/v1/users/confirm-email/${change}`));
  worked(await test.anyone().delete(`/v1/users/confirm-email/${change}`));
  return again;
}

async function runABusiness(owner: Awaited<ReturnType<typeof loggedIn>>) {
  const [business] = (await owner.get('/v1/businesses/my-businesses')).body as { id: string }[];
  const path = `/v1/businesses/${business?.id}`;
  const { apiKey, secret, zoomUserId, accountId } = zoomCustomer;
  const credentials = { zoomApiKey: apiKey, zoomUserId, zoomAccountId: accountId };
  const refused = kept('a secret that Zoom refuses', 'marked-zoom-refused');
  await owner.post(`${path}/zoom/settings`, { ...credentials, zoomApiSecret: refused });
  worked(await owner.post(`${path}/zoom/settings`, { ...credentials, zoomApiSecret: secret }));
  const form = { name: 'Circle', supportEmail: email, settings: [], features: [], customButtons: [] };
  const circle = worked(await owner.post(`${path}/memberships`, form, keyed())).body as string;
  const meeting = { unixTime: Date.parse('2026-03-05T19:00:00Z') / 1000, recurring: true, duration: 60 };
  const weekly = { frequency: 1, frequencyPeriod: 'Week', weeklyOptions: { days: ['THURSDAY'] } };
  const pod = { name: 'Early Birds', meeting: { ...meeting, ...weekly, thirdPartyMeetingLink: '' } };
  const made = worked(await owner.post(`/v1/memberships/${circle}/pods`, pod, keyed())).body as {
    id: string;
  };
  await drain();
  expect((await owner.get(`/v1/pods/${made.id}`)).body.scheduledMeeting.thirdPartyMeetingLink).toMatch(/^https:/);
  const admin = 'adam.marked@example.com';
  worked(await owner.post(`${path}/admins`, { name: 'Adam', email: admin }, keyed()));
  const inviteCode = kept('the code of an invitation', await mailedCode(admin, 'admin-invite'));
  const account = {
    firstName: 'Adam',
    lastName: 'Admin',
    password: kept('the password of an admin', 'Marked-Admin-5'),
  };
  worked(await test.anyone().post('/v1/business-admins/register', { inviteCode, ...account }));
  const ticket = kept('a ticket', worked(await owner.post('/v1/users/tickets')).body.ticket);
  expect((await test.anyone().get(`/v1/pods/${made.id}/agenda?authToken=${ticket}`)).status).toBe(200);
  expect((await test.anyone().get(`/v1/pods/${made.id}/agenda?authToken=${ticket}`)).status).toBe(401);
}

async function haveTwoFactor(owner: Awaited<ReturnType<typeof loggedIn>>) {
  const { codeOf } = twoFactorIn(test);
  const begun = worked(await owner.post('/v1/users/two-factor/setup', { password }, keyed()));
  const { setup, secret } = begun.body as { setup: string; secret: string };
  kept('the setup of two-factor login', setup);
  kept('the secret of the authenticator app', secret);
  const on = worked(await owner.post('/v1/users/two-factor', { setup, code: codeOf(secret) }, keyed()));
  const codes = (on.body as { recoveryCodes: string[] }).recoveryCodes;
  codes.forEach((code, index) => kept(`recovery code ${index + 1}`, code));
  clock.advance({ seconds: 30 });
  const asked = await test.anyone().post('/v1/users/login', { username: email, password });
  const ticket = kept('the ticket of a login', (asked.body as { ticket: string }).ticket);
  const answer = await test.anyone().post('/v1/users/login/two-factor', { ticket, code: codes[0] });
  kept('the token of a login with a recovery code', tokenOf(worked(answer)));
}

async function readInCalendar(owner: Awaited<ReturnType<typeof loggedIn>>) {
  const { body } = worked(await owner.post('/v1/my-calendar-feed'));
  const { pathname } = new URL((body as { url: string }).url);
  kept('the code of a calendar link', pathname.replace(/^.*\/|\.ics$/g, ''));
  worked(await test.anyone().get(pathname));
}

async function getPush(owner: Awaited<ReturnType<typeof loggedIn>>) {
  const { target } = pushDevice('https://push.example.com/send/marked');
  worked(await owner.post('/v1/notifications/subscribe', target));
  kept('the secret of a device', target.auth);
  const { database, config: own } = test.app.context;
  await makePushSender({ database, clock, config: own }).publicKey();
  kept('the private key of push', (await readPushKeys(database, own.encryptionKey))?.privateKey);
}

async function haveTrouble() {
  smtp().refuse(550);
  worked(await test.anyone().post('/v1/users/forgot-password', { email }));
  kept('the code of a mail that is refused', await mailedCode(email, 'reset-password'));
  await runAllJobs(test, 'mail');
  smtp().refuse(undefined);
  const renamed = (from: string, to: string) =>
    test.app.context.database.pool.query(`alter table ${from} rename to ${to}`);
  await renamed('codes', 'codes_away');
  const trouble = kept('the password of a registration that fails', 'Marked-Trouble-6');
  const failing = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const person = {
    businessName: 'B',
    email: 'bo.marked@example.com',
    firstName: 'Bo',
    lastName: 'Bo',
    password: trouble,
  };
  expect((await test.anyone().post('/v1/businesses', person)).status).toBe(500);
  failing.mockRestore();
  await renamed('codes_away', 'codes');
}

async function goOn(owner: Awaited<ReturnType<typeof loggedIn>>) {
  clock.advance({ hours: 25 });
  kept('the token that takes the place of an old one', tokenOf(worked(await owner.get('/v1/users/my-user'))));
  await test.app.activity.flush();
}

/** Secrets needed in plain text: a device's secret for encrypting pushes, and the code of a mail not yet sent. */
const neededInDatabase: Record<string, string> = {
  'the secret of a device': 'public.push_subscriptions',
  'the code of a mail that is refused': 'public.mails',
};

describe('after a journey through the product with marked secrets', () => {
  let rows: { table: string; row: string }[];
  beforeAll(async () => {
    await registerAndConfirm();
    const owner = await changePasswords();
    await runABusiness(owner);
    await getPush(owner);
    await readInCalendar(owner);
    await haveTwoFactor(owner);
    await haveTrouble();
    await goOn(owner);
    rows = await everyRow();
  });

  it('the log contains no secrets, even at its most detailed level', () => {
    expect(log).toContain('"path":"/v1/users/verify-email/…"');
    expect(log).toContain('request failed');
    expect([...secrets].filter(([, secret]) => holds(log, secret)).map(([name]) => name)).toEqual([]);
  });

  it('the database contains only the secrets that it needs in plain text, each in a single table', () => {
    const found = [...secrets].flatMap(([name, secret]) => {
      const tables = rows.filter(({ row }) => holds(row, secret)).map(({ table }) => table);
      return [...new Set(tables)].map((table) => [name, table]);
    });
    expect(Object.fromEntries(found)).toEqual(neededInDatabase);
    expect(found).toHaveLength(Object.keys(neededInDatabase).length);
  });

  it('a mail contains only the code of its own link', () => {
    const mails = smtp().received.map((mail) => [mail.text, mail.html, JSON.stringify(mail.headers)].join('\n'));
    expect(mails.length).toBeGreaterThan(5);
    const told = [...secrets].filter(([, secret]) => mails.some((mail) => holds(mail, secret))).map(([name]) => name);
    expect(told.sort()).toEqual([
      'the code for a new password',
      'the code of an invitation',
      'the code of the new address',
      'the code of the registration',
    ]);
    const codes = ['the code of the new address', 'the code for a new password'].map((name) => secrets.get(name) ?? '');
    const toOldAddress = receivedBy(email).map(({ text }) => text ?? '');
    expect(toOldAddress.filter((text) => text.includes(codes[0] ?? ''))).toEqual([]);
    expect(toOldAddress.filter((text) => text.includes(codes[1] ?? ''))).toHaveLength(1);
  });
});
