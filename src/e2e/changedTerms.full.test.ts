import type { Page } from 'playwright-core';
import { pageLinks, pathTo, paths } from '../domain/links';
import { fill, heading, messageText, press, say } from '../testing/browser/acts';
import { fillDatabase } from '../testing/product/inDatabase';
import { useJourney } from '../testing/product/journey';

describe('the owner changes the terms while people are in a meeting', () => {
  const journey = useJourney();
  let owner: Page;
  let anna: Page;
  let chat = '';

  journey.stage('and nothing is taken from who is on a page', async () => {
    const people = await fillDatabase(journey.product, async (make) => {
      const pod = await make.pod();
      const user = await make.user({ firstName: 'Anna', lastName: 'Lee', bio: 'Small steps.' });
      return { pod, anna: await make.participant(pod, await make.member(pod.membership, { user })) };
    });
    chat = journey.product.origin + pageLinks.chat(people.pod.channelId);
    const meeting = journey.product.origin + pathTo(paths.podMeeting, { pod: people.pod.id });
    ({ page: anna } = await journey.enterAs(people.anna.email));
    await heading(anna, 'Home').waitFor();
    await anna.goto(chat);
    await say(anna, 'Good morning.');
    const { page: inMeeting } = await journey.enterAs(people.anna.email);
    await heading(inMeeting, 'Home').waitFor();
    await inMeeting.goto(meeting);
    const inMeetingAt = inMeeting.url();
    ({ page: owner } = await journey.enterAs(people.pod.membership.business.owner.email));
    await heading(owner, 'Home').waitFor();
    await owner.goto(journey.product.origin + paths.businessTerms);
    await fill(owner, { Text: '# Recordings\n\nWe never record a meeting.' });
    await press(owner, 'Publish');
    await owner.getByText('Version 1, published').first().waitFor();
    await say(anna, 'Still here.');
    await messageText(anna, 'Still here.').waitFor();
    expect(new URL(anna.url()).pathname).toBe(paths.chat);
    expect(inMeeting.url()).toBe(inMeetingAt);
  });

  journey.stage('at the next visit they are asked once, can read it, and go on where they wanted', async () => {
    await anna.goto(chat);
    await heading(anna, 'Terms and agreements').waitFor();
    await anna.getByText('Read the text').click();
    await anna.getByText('We never record a meeting.').waitFor();
    await press(anna, 'Agree');
    await messageText(anna, 'Still here.').waitFor();
    await anna.goto(journey.product.origin + paths.accountTerms);
    await anna.getByText(/Agreed on .*, when we asked you/).waitFor();
    expect(await anna.getByRole('button', { name: 'Agree' }).count()).toBe(0);
    await owner.reload();
    await owner.getByText('1 of').first().waitFor();
  });

  journey.stage('a change says what changed, and can be put off', async () => {
    await fill(owner, {
      Text: '# Recordings\n\nWe never record a meeting, nor may you.',
      'What changed': 'You may not record either.',
    });
    await press(owner, 'Publish');
    await owner.getByText('Version 2, published').first().waitFor();
    await anna.goto(chat);
    await anna.getByText('You may not record either.').waitFor();
    await anna.getByRole('link', { name: 'Not now' }).click();
    await messageText(anna, 'Still here.').waitFor();
    await anna.reload();
    await messageText(anna, 'Still here.').waitFor();
  });
});
