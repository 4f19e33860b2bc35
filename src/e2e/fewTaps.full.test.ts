import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { invitePath, pathTo, paths } from '../domain/links';
import { meetings, nextTinySteps, podMembers } from '../server/platform/database/schema';
import { confirmAddress, follow, heading, messageText, press, say, signUp } from '../testing/browser/acts';
import { countEffort } from '../testing/browser/effort';
import { fillDatabase } from '../testing/product/inDatabase';
import { useJourney } from '../testing/product/journey';

const POD = 'Early Birds';
const DAY_MS = 24 * 3600 * 1000;

/** In the week's series, an occurrence that starts after so many minutes. */
const startIn = (minutes: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + minutes * 60_000 - 7 * DAY_MS);

const isWithin = async (page: Page, text: string | RegExp): Promise<boolean> => {
  const box = await page.getByText(text).first().boundingBox();
  const bar = await page.getByRole('navigation').last().boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= (bar?.y ?? page.viewportSize()!.height);
};

describe('what people do every week takes few taps on a phone', () => {
  const journey = useJourney();
  const { stage } = journey;
  let [owner, anna, maya, podId, invite] = ['', '', '', '', ''];
  const at = (path: string) => journey.product.origin + path;

  async function atHome(email: string) {
    const { page, problems } = await journey.enterAs(email, { phone: true, withoutServiceWorker: true });
    const effort = await countEffort(page);
    await page.goto(at(paths.memberships));
    await heading(page, 'Home').waitFor();
    return { page, problems, effort };
  }

  beforeAll(async () => {
    await fillDatabase(journey.product, async (make, { db }) => {
      const person = (firstName: string, lastName: string) =>
        make.user({ firstName, lastName, timezone: 'UTC', bio: 'Small steps.' });
      const membership = await make.membership();
      const leader = await make.member(membership, {
        user: await person('Anna', 'Lindqvist'),
        leaderStatus: 'SIGNED_OFF',
      });
      const participant = await make.member(membership, { user: await person('Maya', 'Goldberg') });
      const series = { frequencyPeriod: 'Day', frequency: 7, weekday: null, timezone: 'UTC' } as const;
      const pod = await make.pod({
        membership,
        name: POD,
        leader,
        meeting: { ...series, startsAt: startIn(5) },
      });
      await make.participant(pod, participant);
      const monthAgo = new Date(Date.now() - 30 * DAY_MS);
      await db.update(podMembers).set({ joinedAt: monthAgo }).where(eq(podMembers.podId, pod.id));
      await db
        .update(nextTinySteps)
        .set({
          goal: 'A calmer week',
          description: 'Say no to one meeting',
          commitmentDate: new Date(Date.now() + 3600_000),
          status: 'InProgress',
        })
        .where(eq(nextTinySteps.userId, participant.id));
      [owner, anna, maya, podId] = [membership.business.owner.email, leader.email, participant.email, pod.id];
      invite = invitePath('Participant', membership.participantCode);
    });
  });

  stage('from the invitation to a first message: five taps, six fields', async () => {
    const ben = { firstName: 'Ben', lastName: 'Ashworth', email: 'ben@example.com' };
    const { page } = await journey.enter({ phone: true, withoutServiceWorker: true });
    const effort = await countEffort(page);
    await signUp(page, at(invite), ben, async () => page.getByLabel(new RegExp(POD)).check());
    await confirmAddress(page, journey.mails, ben.email, /\/memberships/);
    await page.getByRole('heading', { name: `You’re in ${POD}` }).waitFor();
    await follow(page, 'Say hello');
    await page.locator('textarea:focus').waitFor();
    await say(page, 'Hello everybody!');
    await messageText(page, 'Hello everybody!').waitFor();
    expect(effort()).toEqual({ clicks: 5, fields: 6, screens: 4 });
  });

  stage('from Home to the call: one tap', async () => {
    const { page, effort, problems } = await atHome(maya);
    await page.context().route('https://meet.example.com/**', (route) => route.fulfill({ body: 'The call' }));
    const [call] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: /^Join/ }).tap(),
    ]);
    await call.waitForURL('https://meet.example.com/**');
    expect(effort()).toEqual({ clicks: 1, fields: 0, screens: 0 });
    problems.splice(0);
  });

  stage('from Home to a step that is done: one tap', async () => {
    const { page, effort } = await atHome(maya);
    await press(page, 'Done');
    await page.getByText('Well done!').waitFor();
    expect(effort()).toEqual({ clicks: 1, fields: 0, screens: 0 });
  });

  stage('from Home to a member’s page: two taps', async () => {
    const { page, effort } = await atHome(owner);
    await follow(page, 'People');
    await page
      .getByRole('link', { name: /Maya Goldberg/ })
      .first()
      .tap();
    await heading(page, 'Maya Goldberg').waitFor();
    expect(effort()).toEqual({ clicks: 2, fields: 0, screens: 2 });
  });

  stage('five minutes before, a leader sees all that matters at once', async () => {
    await fillDatabase(journey.product, async (_make, { db }) => {
      await db.update(meetings).set({ startsAt: startIn(5) });
    });
    const { page } = await atHome(anna);
    await page.goto(at(pathTo(paths.pod, { pod: podId })));
    await heading(page, POD).waitFor();
    const whole = [/^Join/, 'Meeting mode', 'Here', 'Steps'];
    await page.getByText('Steps', { exact: true }).first().waitFor();
    expect(await Promise.all(whole.map((text) => isWithin(page, text)))).toEqual(whole.map(() => true));
  });
});
