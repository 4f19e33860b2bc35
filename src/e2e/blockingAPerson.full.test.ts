import type { Page } from 'playwright-core';
import { pageLinks, paths } from '../domain/links';
import { heading, messageText, press, say } from '../testing/browser/acts';
import { fillDatabase } from '../testing/product/inDatabase';
import { useJourney } from '../testing/product/journey';

describe('a person blocks another', () => {
  const journey = useJourney();
  let anna: Page;
  let ben: Page;
  let chat = '';

  journey.stage('from the menu of a message, and its words are gone for both', async () => {
    const people = await fillDatabase(journey.product, async (make) => {
      const pod = await make.pod();
      const named = async (firstName: string, lastName: string) => {
        const user = await make.user({ firstName, lastName, bio: 'Small steps.' });
        return make.participant(pod, await make.member(pod.membership, { user }));
      };
      return { pod, anna: await named('Anna', 'Lee'), ben: await named('Ben', 'Cole') };
    });
    chat = journey.product.origin + pageLinks.chat(people.pod.channelId);
    ({ page: anna } = await journey.enterAs(people.anna.email));
    await heading(anna, 'Home').waitFor();
    await anna.goto(chat);
    await say(anna, 'Good morning.');
    ({ page: ben } = await journey.enterAs(people.ben.email));
    await heading(ben, 'Home').waitFor();
    await ben.goto(chat);
    await say(ben, 'You never finish anything.');
    await messageText(anna, 'You never finish anything.').hover();
    await anna.getByRole('button', { name: 'More for Ben Cole’s message' }).click();
    await anna.getByRole('menuitem', { name: 'Block sender…' }).click();
    await press(anna, 'Block Ben Cole');
    await heading(anna, 'You’ve blocked Ben Cole').waitFor();
    await messageText(ben, 'Good morning.').waitFor({ state: 'detached' });
    await anna.getByRole('link', { name: 'Back to where you were' }).click();
    await messageText(anna, 'Good morning.').waitFor();
    expect(await messageText(anna, 'You never finish anything.').count()).toBe(0);
  });

  journey.stage('what either writes doesn’t reach the other, now or after a reload', async () => {
    await say(ben, 'Are you there?');
    await say(anna, 'A quiet day.');
    await say(ben, 'Well then.');
    await anna.reload();
    await messageText(anna, 'A quiet day.').waitFor();
    for (const text of ['Are you there?', 'Well then.']) expect(await messageText(anna, text).count()).toBe(0);
    expect(await messageText(ben, 'A quiet day.').count()).toBe(0);
  });

  journey.stage('and unblocks them in the settings, which brings back what was written', async () => {
    await anna.goto(journey.product.origin + paths.blockedPeople);
    await anna.getByRole('link', { name: 'Unblock Ben Cole' }).click();
    await press(anna, 'Unblock Ben Cole');
    await heading(anna, 'You’ve unblocked Ben Cole').waitFor();
    await messageText(ben, 'A quiet day.').waitFor();
    await anna.goto(chat);
    await messageText(anna, 'Well then.').waitFor();
  });
});
