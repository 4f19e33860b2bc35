import { eq } from 'drizzle-orm';
import type { Language } from '../../domain/text/languages';
import { notifications } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { acknowledgementContent, badNewsContent, fillHtml, notificationKinds, type NamedPerson } from './index';
import { removeNameAndQuotesOf } from './names';
import { notificationColumns, notify } from './notify';
import { renderNotification } from './render';
import { promotedNotice } from './testing/notices';
import { rendered } from './testing/rendered';
import { memberNotifications } from '../members/notificationKinds';
import { leadershipNotifications } from '../leadership/notificationKinds';

const test = useTestApp();
const db = () => test.app.context.database.db;

const ID = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a90';

const greetings: Record<string, (args: { name: string }) => string> = {
  en: ({ name }) => `<b>${name}</b> says hello.`,
  de: ({ name }) => `<b>${name}</b> sagt hallo.`,
};

const { greeted } = notificationKinds({
  greeted: {
    content: ({ person }: { person: NamedPerson }, language) => ({
      ...badNewsContent(fillHtml(greetings[language]!, { name: person.name }), 'en'),
    }),
    push: false,
  },
});

it('a stored notification reads in the language that is passed', () => {
  const columns = notificationColumns(greeted, { person: { userId: ID, name: 'Léa' } });
  const hooks = { ...test.app.context.hooks, notificationKinds: { greeted } };
  const read = (language: string) => renderNotification(hooks, { id: ID, ...columns }, language as Language).message;
  expect([read('en'), read('de')]).toEqual(['<b>Léa</b> says hello.', '<b>Léa</b> sagt hallo.']);
});

it('data that JSON changes is a type error', () => {
  notificationKinds({
    // @ts-expect-error -- a Date comes back from JSON as a text
    dated: { content: ({ at }: { at: Date }, language) => badNewsContent(at.toISOString(), language), push: false },
  });
  notificationKinds({
    // @ts-expect-error -- a quote is removed as a whole, so nothing else may have its name
    quoting: { content: ({ quote }: { quote: number }, language) => badNewsContent(`${quote}`, language), push: false },
  });
  notificationKinds({
    plain: { content: ({ at }: { at?: number }, language) => acknowledgementContent(`${at}`, language), push: false },
  });
});

it('a name that was removed is replaced in bold, and the quote is gone', async () => {
  const [owner, anna] = [await test.make.user(), await test.make.user()];
  const data = { membershipId: ID, leader: { userId: anna.id, name: 'Anna Lee' }, quote: 'I <coach>.' };
  await test.app.context.act((act) =>
    notify(act, { kind: leadershipNotifications['leader-applied'], userIds: [owner.id], data }),
  );
  const message = async () => {
    const [row] = await db().select().from(notifications).where(eq(notifications.userId, owner.id));
    return rendered(row!).message;
  };
  expect(await message()).toBe('<b>Anna Lee</b> would like to lead a pod.<br /><i>I &lt;coach&gt;.</i>');
  await test.app.context.act((act) => removeNameAndQuotesOf(act, anna.id, 10));
  expect(await message()).toBe('<b>A former member</b> would like to lead a pod.');
});

it('a notification of 0.1.0 keeps its words, except names that are removed', () => {
  const data = { html: `{${ID}} joined.`, quote: 'A & B', primary: 'Okay', icon: 'Like' };
  const row = { id: ID, kind: 'member-joined', actionType: 'ACKNOWLEDGE', data } as const;
  expect(rendered({ ...row, names: { [ID]: 'Bo & Co' } })).toEqual({
    message: '<b>Bo &amp; Co</b> joined.<br /><i>A &amp; B</i>',
    actionType: 'ACKNOWLEDGE',
    primary: { name: 'Okay' },
    icon: 'Like',
  });
  expect(rendered({ ...row, names: null }).message).toMatch(/^<b>A former member<\/b> joined\./);
  const asked = { ...row, names: null, data: { html: `Ask {${ID}}.` } };
  expect(rendered(asked).message).toBe('Ask <b>a former member</b>.');
});

const changes: Record<string, Partial<typeof notifications.$inferInsert>> = {
  'of an unknown kind': { kind: 'of-tomorrow' },
  'whose data doesn’t fit': { data: { podId: ID } },
  'whose data lacks a person': { kind: memberNotifications['member-joined'].name, data: { membershipName: 'Circle' } },
};

it.each(Object.entries(changes))(
  'a stored notification %s doesn’t break the list or the download, and can be dismissed',
  async (_, change) => {
    const person = await test.make.user();
    for (const pod of ['Early Birds', 'Larks'])
      await test.app.context.act((act) => notify(act, promotedNotice([person.id], pod)));
    const reader = await test.as(person);
    const list = async () => (await reader.get('/v1/notifications/my-notifications')).body as { id: string }[];
    const [{ id } = { id: '' }] = await list();
    await db().update(notifications).set(change).where(eq(notifications.id, id));
    const expected = { message: 'This notification can’t be shown.', primaryDisplayName: 'Okay' };
    expect(await list()).toMatchObject([expected, { message: 'You have a place in <b>Early Birds</b>.' }]);
    const { body } = await reader.get('/v1/users/my-account/data');
    expect(body.notifications).toContainEqual(expect.objectContaining(expected));
    expect((await reader.delete(`/v1/notifications/${id}`)).status).toBe(200);
    expect(await list()).toHaveLength(1);
  },
);
