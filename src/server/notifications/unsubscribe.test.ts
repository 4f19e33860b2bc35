import { issueCode } from '../session';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';
import { unsubscribeCode } from './unsubscribeLinks';

const test = useTestApp();

const DAY_SECONDS = 24 * 60 * 60;

const codeOf = (person: TestUser, purpose: 'unsubscribe' | 'reset' = 'unsubscribe') =>
  issueCode(
    test.app.context.database.db,
    { purpose, userId: person.id, lastsSeconds: 60 * DAY_SECONDS },
    test.clock.now(),
  );

const settingsOf = async (person: TestUser) => {
  const settings = (await (await test.as(person)).get('/v1/my-notification-settings')).body as { type: string }[];
  return settings.filter(({ type }) => type === 'MISSED_POD_MESSAGE');
};

const form = 'application/x-www-form-urlencoded';
const boundary = 'xyz';
const multipart = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;

const post = (code: string, payload = 'List-Unsubscribe=One-Click', type = form) =>
  test.app.http.inject({ method: 'POST', url: `/v1/unsubscribe/${code}`, headers: { 'content-type': type }, payload });

const never = { type: 'MISSED_POD_MESSAGE', frequency: 'NEVER', showPreviews: true };

it.each([
  ['a form', 'List-Unsubscribe=One-Click', form],
  ['a form with its charset', 'List-Unsubscribe=One-Click', `${form}; charset=utf-8`],
  ['a form of several parts', multipart, `multipart/form-data; boundary=${boundary}`],
  ['JSON', '{"List-Unsubscribe":"One-Click"}', 'application/json'],
])('one click, sent as %s, turns missed messages off, without a login', async (_, payload, type) => {
  const person = await test.make.user();
  const answer = await post(await codeOf(person), payload, type);
  expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);
  expect(await settingsOf(person)).toEqual([never]);
});

it.each([
  ['MEETING_REMINDER', 'NEVER'],
  ['STEP_REMINDER', 'OFF'],
  ['POD_HEALTH', 'NEVER'],
  ['ANNOUNCEMENT', 'OFF'],
] as const)('a code from a mail about %s makes it %s, and changes nothing else', async (type, frequency) => {
  const person = await test.make.user();
  const asPerson = await test.as(person);
  await asPerson.put('/v1/my-notification-settings', { type: 'POD_HEALTH', frequency: 'WEEKLY' });
  const settings = async () => (await asPerson.get('/v1/my-notification-settings')).body as { type: string }[];
  const before = await settings();
  const code = await issueCode(test.app.context.database.db, unsubscribeCode(person.id, type), test.clock.now());
  const opened = await test.app.http.inject({ method: 'GET', url: `/v1/unsubscribe/${code}` });
  expect(opened.headers.location).toBe(`/unsubscribe?c=${code}&type=${type}`);
  expect(await settings()).toEqual(before);
  expect((await post(code)).statusCode).toBe(200);
  expect(await settings()).toEqual(before.map((one) => (one.type === type ? { type, frequency } : one)));
});

it('a second click gets the same response, and leaves the preview setting unchanged', async () => {
  const person = await test.make.user();
  await (
    await test.as(person)
  ).put('/v1/my-notification-settings', { type: 'MISSED_POD_MESSAGE', frequency: 'DAY', showPreviews: false });
  const code = await codeOf(person);
  expect((await post(code)).statusCode).toBe(200);
  expect((await post(code)).statusCode).toBe(200);
  expect(await settingsOf(person)).toEqual([{ ...never, showPreviews: false }]);
});

it('opening the link from a mail changes nothing, and redirects to the page', async () => {
  const person = await test.make.user();
  const code = await codeOf(person);
  const opened = await test.app.http.inject({ method: 'GET', url: `/v1/unsubscribe/${code}` });
  expect([opened.statusCode, opened.headers.location]).toEqual([302, `/unsubscribe?c=${code}&type=MISSED_POD_MESSAGE`]);
  expect((await test.app.http.inject({ method: 'HEAD', url: `/v1/unsubscribe/${code}` })).statusCode).toBeLessThan(500);
  expect(await settingsOf(person)).toMatchObject([{ frequency: 'HOURLY' }]);
});

it.each([
  ['that is not known', () => Promise.resolve('not-a-code-that-is-known')],
  ['for something else', async (person: TestUser) => codeOf(person, 'reset')],
  [
    'that is too old',
    async (person: TestUser) => {
      const code = await codeOf(person);
      test.clock.advance({ days: 60 });
      return code;
    },
  ],
])('a code %s has no effect, and the response says so', async (_, codeFor) => {
  const person = await test.make.user();
  const answer = await post(await codeFor(person));
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'code_invalid']);
  expect(await settingsOf(person)).toMatchObject([{ frequency: 'HOURLY' }]);
});

it.each([
  ['another field', 'Unsubscribe=One-Click', form],
  ['nothing', '', form],
  ['a form that breaks off', multipart.slice(0, 40), `multipart/form-data; boundary=${boundary}`],
])('a request with %s does not count as a click', async (_, payload, type) => {
  const person = await test.make.user();
  expect((await post(await codeOf(person), payload, type)).statusCode).toBe(400);
  expect(await settingsOf(person)).toMatchObject([{ frequency: 'HOURLY' }]);
});

it('no other operation accepts a form', async () => {
  const answer = await test.app.http.inject({
    method: 'POST',
    url: '/v1/users/login',
    headers: { 'content-type': form },
    payload: 'username=a&password=b',
  });
  expect(answer.statusCode).toBe(415);
});
