import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageFile } from '../../testing/browser/acts';
import { daniel, POD, viktor } from '../../testing/browser/conversation';
import { composer, logIn, messageText, openChat, say } from '../../testing/browser/engines/acts';
import { desk, phone, type EngineName } from '../../testing/browser/engines/driver';
import { useEngines } from '../../testing/browser/engines/engineJourney';
import { button, byRole } from '../../testing/browser/engines/tab';

describe.each<[EngineName, EngineName]>([
  ['WebKit', 'Firefox'],
  ['Firefox', 'WebKit'],
])('in a chat with one person in %s and one in %s,', (one, other) => {
  const journey = useEngines({ DEMO: 'true' });

  it('messages, an edit, an image and text of an input method show live for the other', async () => {
    const { origin } = journey.proxy;
    const leader = await journey.open(one, desk);
    await logIn(leader, origin, daniel);
    const participant = await journey.open(other, phone);
    await logIn(participant, origin, viktor);
    for (const tab of [leader, participant]) await openChat(tab, origin, POD);

    await say(leader, 'See you on Tusday.');
    await participant.see(messageText('See you on Tusday.'));
    await say(participant, 'I’ll be there: 8 o’clock?');
    await leader.see(messageText('I’ll be there: 8 o’clock?'));

    await leader.press('ArrowUp');
    await leader.fill(byRole('textbox', 'Edit your message'), 'See you on Tuesday.');
    await leader.click(button('Save'));
    await participant.see(messageText('See you on Tuesday.'));
    await participant.seeNo(messageText('See you on Tusday.'));

    const file = join(journey.product.dataDir, 'table.png');
    writeFileSync(file, (await imageFile()).buffer);
    await participant.attach('input[type=file]', file);
    await participant.fill(byRole('textbox', 'Describe the image'), 'Our table');
    await participant.click(button('Send'));
    const image = byRole('button', 'Image: Our table');
    await leader.see(image);
    await leader.untilIs(`[...document.querySelectorAll('[role=log] img')].some((image) => image.naturalWidth > 0)`);
    await leader.click(image);
    await leader.see(byRole('dialog'));
    await leader.press('Escape');
    await leader.seeNo(byRole('dialog'));

    const [writer, reader] = one === 'Firefox' ? [leader, participant] : [participant, leader];
    await writer.click(composer);
    // The Enter that accepts the first part doesn't send it.
    await writer.compose('また');
    await writer.compose('ね');
    await writer.untilIs(`(${composer.elements})[0].value === 'またね'`);
    await writer.click(button('Send'));
    await reader.see(messageText('またね'));

    expect(await participant.sidewaysScroll()).toBe(0);
  });
});
