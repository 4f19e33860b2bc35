import { heading, press, said, say } from './acts';
import type { Person } from './browser';
import {
  actOn,
  allArrive,
  composer,
  daniel,
  jonas,
  lines,
  linesShown,
  message,
  openChat,
  POD,
  unreadIn,
  unreadIs,
  viktor,
} from './conversation';
import { useJourney } from './journey';
import { bothWrite, talkTimes, timesText, watchTalk, type Pair } from './talkTimes';

/** How many each of the two writes; `npm run bench -- chat` has more of them, and a bar. */
const EACH = 15;
const NAMES = ['Anna', 'Ben'];
const texts = NAMES.flatMap((name) => lines(name, EACH));

describe('two people in a pod’s chat', () => {
  const journey = useJourney({ DEMO: 'true' });
  const { stage } = journey;
  let leader: Person;
  let participant: Person;

  stage('what one writes shows for the other', async () => {
    leader = await journey.enterAs(daniel);
    participant = await journey.enterAs(viktor);
    for (const { page } of [leader, participant]) await openChat(page, journey.product.origin);
    const pair: Pair = [leader.page, participant.page];
    await watchTalk(pair);
    await bothWrite(pair, EACH);
    for (const { page } of [leader, participant]) await allArrive(page, texts);
    const times = await talkTimes(pair);
    process.stdout.write(`From Enter until the other sees it, ${times.length} messages: ${timesText(times)}\n`);
    expect(times).toHaveLength(texts.length);
  });

  stage('each is there once, and both see the same order', async () => {
    const shown = await linesShown(leader.page, NAMES);
    expect([...shown].sort()).toEqual([...texts].sort());
    expect(await linesShown(participant.page, NAMES)).toEqual(shown);
  });

  stage('an edit, a reaction and a removal show for the other', async () => {
    await say(leader.page, 'See you on Tusday.');
    await said(participant.page, 'See you on Tusday.').waitFor();
    await composer(leader.page).press('ArrowUp');
    const edit = leader.page.getByRole('textbox', { name: 'Edit your message' });
    await edit.fill('See you on Tuesday.');
    // Right after a message the composer takes no other for half a second.
    await leader.page.waitForTimeout(600);
    await edit.press('Enter');
    const edited = message(participant.page, 'See you on Tuesday.');
    await edited.getByText(/^edited · /).waitFor();
    expect(await said(participant.page, 'See you on Tusday.').count()).toBe(0);

    await edited.hover();
    await edited.getByRole('button', { name: 'React' }).click();
    await participant.page.getByRole('menuitem', { name: 'React with 🎉' }).click();
    const reaction = message(leader.page, 'See you on Tuesday.').getByRole('button', {
      name: '1 🎉 from Viktor Nowak',
    });
    await reaction.waitFor();
    await edited.getByRole('button', { name: '1 🎉 from You' }).click();
    await reaction.waitFor({ state: 'detached' });

    await say(participant.page, 'Wrong window, sorry.');
    await said(leader.page, 'Wrong window, sorry.').waitFor();
    await actOn(participant.page, 'Wrong window, sorry.', 'Remove');
    await press(participant.page, 'Remove message');
    await message(leader.page, 'Message removed').last().waitFor();
    await said(leader.page, 'Wrong window, sorry.').waitFor({ state: 'detached' });
  });

  stage('a third sees live what is unread, and what they read in another tab', async () => {
    const { page: list, context } = await journey.enterAs(jonas);
    await list.goto(`${journey.product.origin}/chats`);
    await heading(list, 'Chats').waitFor();
    const before = await unreadIn(list);
    await say(leader.page, 'One for everybody.');
    await unreadIs(list, before + 1);
    await say(participant.page, 'And another.');
    await unreadIs(list, before + 2);

    const chat = await context.newPage();
    await openChat(chat, journey.product.origin);
    await said(chat, 'And another.').waitFor();
    await unreadIs(list, 0);
    await actOn(chat, 'One for everybody.', 'Mark unread from here');
    await unreadIs(list, 2);
    await chat.reload();
    await heading(chat, POD).waitFor();
    await chat.getByText('Last read').waitFor();
  });
});
