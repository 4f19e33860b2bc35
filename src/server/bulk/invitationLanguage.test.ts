import { eq } from 'drizzle-orm';
import { keptMails, users } from '../platform/database/schema';
import { linksOf } from '../session/testing/links';
import { useTestApp } from '../testing/app';
import { runBulkActions } from './testing/runBulkActions';

const test = useTestApp();
const links = linksOf(test);

async function mailTo(address: string): Promise<string> {
  await test.app.context.jobs.drain();
  const sent = await test.app.context.database.db.select().from(keptMails).where(eq(keptMails.toAddress, address));
  return sent.map(({ subject, text }) => `${subject}\n${text}`).join('\n');
}

async function invite(body: object, headers: Record<string, string> = {}) {
  const membership = await test.make.membership();
  const asOwner = await test.as(membership.business.owner);
  const answer = await asOwner.post(`/v1/memberships/${membership.id}/email-invitations`, body, headers);
  await runBulkActions(test);
  return answer;
}

const people = (email: string) => ({ invitations: [{ email, role: 'Participant' }] });

it('an invitation is in the language that its sender chose for it, and so is the page that its link opens', async () => {
  await invite({ ...people('tom@de.example.com'), language: 'de' });
  expect((await links.newest('tom@de.example.com', 'membership-invite')).path).toMatch(/&lang=de$/);
  expect(await mailTo('tom@de.example.com')).toMatch(/lädt dich/);
});

it('without a choice, an invitation is in its sender’s language', async () => {
  await invite(people('tom@fr.example.com'), { 'accept-language': 'fr' });
  expect((await links.newest('tom@fr.example.com', 'membership-invite')).path).toMatch(/&lang=fr$/);
  expect(await mailTo('tom@fr.example.com')).toMatch(/vous invite/);
});

it('a person with an account is invited in the language of the account', async () => {
  const ada = await test.make.user();
  await test.app.context.database.db.update(users).set({ language: 'es' }).where(eq(users.id, ada.id));
  await invite({ ...people(ada.email), language: 'de' });
  expect(await mailTo(ada.email)).toMatch(/te invita/);
});

it('an invitation in a language without texts is refused', async () => {
  expect(await invite({ ...people('tom@xx.example.com'), language: 'xx' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'language' }] },
  });
});
