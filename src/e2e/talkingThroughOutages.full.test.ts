import { heading, logIn, messageText, say } from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import {
  CONNECTION_AWAY,
  daniel,
  expectSameConversation,
  jonas,
  skipRetryDelays,
  lines,
  openChat,
  unreadCount,
  untilUnreadIs,
  viktor,
  type Written,
} from '../testing/browser/conversation';
import { useJourney } from '../testing/product/journey';

const HELD = /^Not sent yet\. We’ll send it/;
const OFFLINE = 'You’re offline. This is what you last saw.';

describe('a conversation during outages of the server or the network', () => {
  const journey = useJourney({ DEMO: 'true' });
  const { stage } = journey;
  let leader: Person;
  let participant: Person;
  let third: Person;

  const enterWithClock = async (email: string) => {
    const person = await journey.enter({ ignore: CONNECTION_AWAY });
    await person.page.clock.install();
    await logIn(person.page, journey.product.origin, email);
    return person;
  };

  const expectSame = (written: Written) => expectSameConversation([leader.page, participant.page], written);

  stage('two people write, and a third has the list of chats open', async () => {
    leader = await enterWithClock(daniel);
    participant = await enterWithClock(viktor);
    third = await enterWithClock(jonas);
    for (const { page } of [leader, participant]) await openChat(page, journey.product.origin);
    await third.page.goto(`${journey.product.origin}/chats`);
    await heading(third.page, 'Chats').waitFor();
    await say(leader.page, 'Shall we?');
    await messageText(participant.page, 'Shall we?').waitFor();
  });

  stage(
    'the server is killed while both write, and restarted: nothing is lost, duplicated or out of order',
    async () => {
      const before = await unreadCount(third.page);
      const written = { Anna: lines('Anna', 7), Ben: lines('Ben', 7) };
      const write = async ({ page }: Person, texts: string[]) => {
        for (const text of texts) await say(page, text);
      };
      const writing = Promise.all([write(leader, written.Anna), write(participant, written.Ben)]);
      await messageText(leader.page, 'Ben writes 02.').waitFor();
      await messageText(participant.page, 'Anna writes 02.').waitFor();
      await journey.product.kill();
      await writing;
      for (const { page } of [leader, participant]) await page.getByText(HELD).first().waitFor();
      await journey.product.start();
      for (const person of [leader, participant, third]) await skipRetryDelays(person);
      await expectSame(written);
      await untilUnreadIs(third.page, before + 14);
      await third.page.reload();
      await untilUnreadIs(third.page, before + 14);
      for (const { page } of [leader, participant]) await untilUnreadIs(page, 0);
    },
  );

  stage(
    'one person is offline for two minutes: their messages are sent once they are back, and missed messages arrive',
    async () => {
      const { page, context } = participant;
      const written = {
        Clara: lines('Clara', 3),
        Dora: lines('Dora', 3),
        Emil: lines('Emil', 1),
        Finn: lines('Finn', 1),
      };
      await context.setOffline(true);
      await page.clock.fastForward('02:00');
      await page.getByText(OFFLINE).waitFor();
      for (const text of written.Dora) await say(page, text);
      for (const text of written.Clara) await say(leader.page, text);
      await page.getByText(HELD).first().waitFor();
      expect(await messageText(page, 'Clara writes').count()).toBe(0);
      expect(await messageText(leader.page, 'Dora writes').count()).toBe(0);

      await context.setOffline(false);
      await messageText(leader.page, 'Dora writes 03.').waitFor();
      await page.getByText(OFFLINE).waitFor({ state: 'detached' });
      await say(page, 'Emil writes 01.');
      await say(leader.page, 'Finn writes 01.');
      await expectSame(written);
    },
  );
});
