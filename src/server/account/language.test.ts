import { and, eq } from 'drizzle-orm';
import { deliverAnnouncements } from '../announcements/deliverAnnouncements';
import { keptMails, mails, users } from '../platform/database/schema';
import { useTestApp } from '../testing/app';

const test = useTestApp();
const PROFILE = '/v1/users/my-account/profile';

/** What the mails to an address say, once delivered. */
async function textsTo(address: string): Promise<string[]> {
  await test.app.context.jobs.drain();
  const sent = await test.app.context.database.db.select().from(keptMails).where(eq(keptMails.toAddress, address));
  return sent.map(({ subject, text }) => `${subject}\n${text}`);
}

async function reader(language: string | null) {
  const user = await test.make.user();
  await test.app.context.database.db.update(users).set({ language }).where(eq(users.id, user.id));
  return user;
}

const register = (email: string, language: string) =>
  test
    .anyone()
    .post(
      '/v1/businesses',
      { businessName: 'Acme', email, firstName: 'Olga', lastName: 'Owner', password: 'Tiny-Step-1' },
      { 'accept-language': language },
    );

it('an account has the language that its owner has chosen', async () => {
  const asAnna = await test.as(await test.make.user());
  expect((await asAnna.get('/v1/users/my-user')).body).not.toHaveProperty('language');
  expect((await asAnna.patch(PROFILE, { language: 'de' })).body).toMatchObject({ language: 'de' });
  expect((await asAnna.get('/v1/users/my-user')).body).toMatchObject({ language: 'de' });
  expect((await asAnna.get('/v1/users/my-account')).body).toMatchObject({ language: 'de' });
});

it.each(['xx', 'klingon', 'de; drop', ''])('a language that there are no texts in is refused: %j', async (language) => {
  const asAnna = await test.as(await test.make.user());
  expect(await asAnna.patch(PROFILE, { language })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'language' }] },
  });
  expect((await asAnna.get('/v1/users/my-account')).body).not.toHaveProperty('language');
});

it('a change of language doesn’t make a profile that somebody is editing outdated', async () => {
  const asAnna = await test.as(await test.make.user());
  const { version } = (await asAnna.get('/v1/users/my-account')).body as { version: string };
  await asAnna.patch(PROFILE, { language: 'de' });
  expect((await asAnna.patch(PROFILE, { firstName: 'Anne', version })).status).toBe(200);
});

it('a new account has the language of the screens that it was made on, as has the mail to confirm it', async () => {
  await register('olga@example.com', 'de-AT,en;q=0.5');
  const [mail] = await textsTo('olga@example.com');
  expect(mail).toMatch(/Bestätig/);
  const isTheirs = and(eq(users.email, 'olga@example.com'), eq(users.language, 'de'));
  expect(await test.app.context.database.db.select().from(users).where(isTheirs)).toHaveLength(1);
});

it('two readers of the same announcement each get their language, whoever wrote it', async () => {
  const membership = await test.make.membership();
  const [anna, ben] = [await reader('de'), await reader('fr')];
  for (const user of [anna, ben]) await test.make.member(membership, { user });
  const asOwner = await test.as(membership.business.owner);
  const announcement = { title: 'Spring', text: 'We begin on Monday.', audience: { kind: 'EVERYONE' } };
  await asOwner.post(`/v1/memberships/${membership.id}/announcements`, announcement, { 'accept-language': 'es' });
  await deliverAnnouncements(test.app.context);
  expect(await textsTo(anna.email)).toEqual([expect.stringMatching(/We begin on Monday\.[^]+In Stepwell öffnen/)]);
  expect(await textsTo(ben.email)).toEqual([expect.stringMatching(/We begin on Monday\.[^]+Ouvrir dans Stepwell/)]);
  const buttonsOf = async (user: { id: string }) => {
    const { body } = await (await test.as(user)).get('/v1/notifications/my-notifications');
    return (body as { primaryDisplayName: string }[]).map(({ primaryDisplayName }) => primaryDisplayName);
  };
  expect([await buttonsOf(anna), await buttonsOf(ben)]).toEqual([['Ankündigung lesen'], ['Lire l’annonce']]);
});

it.each([
  [null, 'de', 'Hello'],
  ['xx', 'de', 'Hello'],
  ['fr', 'de', 'Bonjour'],
])('a mail to an account with the language %s, which somebody causes in %s, says %s', async (own, theirs, greeting) => {
  const user = await reader(own);
  await test.anyone().post('/v1/users/forgot-password', { email: user.email }, { 'accept-language': theirs });
  expect(await textsTo(user.email)).toEqual([expect.stringContaining(greeting)]);
});

it('a refusal is in the language of whoever asked', async () => {
  const asGerman = await test.as(await reader('de'));
  const asked = { bio: 'x'.repeat(501) };
  const refused = await asGerman.patch(PROFILE, asked, { 'accept-language': 'en' });
  expect(refused.body.errors).toMatchObject([{ message: 'Der Profiltext darf höchstens 500 Zeichen lang sein' }]);
});

it('the database refuses what can’t be a language', async () => {
  const { db } = test.app.context.database;
  const user = await test.make.user();
  await expect(db.update(users).set({ language: '<b>' }).where(eq(users.id, user.id))).rejects.toThrow();
  await expect(
    db
      .insert(mails)
      .values({ toAddress: 'a@example.com', template: 'x', data: {}, language: '', createdAt: new Date(0) }),
  ).rejects.toThrow();
});
