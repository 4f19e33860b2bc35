import { logIn } from '../../testing/browser/engines/acts';
import { desk, phone, type EngineName } from '../../testing/browser/engines/driver';
import { useEngines } from '../../testing/browser/engines/engineJourney';
import { button, byRole, byText, title } from '../../testing/browser/engines/tab';
import { fillDatabase } from '../../testing/product/inDatabase';

const POD = 'Early Birds';

describe.each<[EngineName, EngineName]>([
  ['WebKit', 'Firefox'],
  ['Firefox', 'WebKit'],
])('in a meeting led in %s, with a person in %s,', (one, other) => {
  const journey = useEngines();

  it('both see whose turn it is, the same time, and the step that is set', async () => {
    const { anna, maya, pod } = await fillDatabase(journey.product, async (make) => {
      const person = (firstName: string, lastName: string) => make.user({ firstName, lastName, bio: 'Small steps.' });
      const leader = await person('Anna', 'Lindqvist');
      const participant = await person('Maya', 'Goldberg');
      const membership = await make.membership();
      await make.member(membership, { user: leader, leaderStatus: 'SIGNED_OFF' });
      const series = { frequencyPeriod: 'Day', frequency: 7, weekday: null } as const;
      const startsAt = new Date(Math.floor(Date.now() / 1000 - 60) * 1000);
      const made = await make.pod({ membership, name: POD, leader, meeting: { ...series, startsAt } });
      await make.participant(made, await make.member(membership, { user: participant }));
      return { anna: leader.email, maya: participant.email, pod: made.id };
    });
    const leader = await journey.open(one, desk);
    await logIn(leader, journey.proxy.origin, anna);
    const participant = await journey.open(other, phone);
    await logIn(participant, journey.proxy.origin, maya);
    for (const tab of [leader, participant]) {
      await tab.go(journey.at(`/pod/meeting?p=${pod}`));
      await tab.see(title(POD));
    }
    await leader.click(button('Begin the round'));
    await leader.see(byRole('timer'));
    const mayasTurn = byRole('heading', 'Maya Goldberg’s turn', { level: 2 });
    if ((await leader.count(mayasTurn)) === 0) {
      await leader.click(button('Actions for Maya Goldberg'));
      await leader.click(byRole('menuitem', 'Give the turn'));
    }
    await leader.see(mayasTurn);
    await participant.see(byRole('heading', 'Your turn', { level: 2 }));
    await leader.click(button('Pause'));
    for (const tab of [leader, participant]) await tab.see(byText('Paused'));
    const [hers, his] = [await leader.text('[role=timer]'), await participant.text('[role=timer]')];
    expect(hers.trim()).toBe(his.trim());
    await leader.click(button('Resume'));
    await participant.fillAll({ Goal: 'Open my shop', 'Next Tiny Step': 'Photograph twelve bowls' });
    await participant.click(button('Commit to the next step'));
    await leader.see(byText('Photograph twelve bowls'));
    await leader.click(button('Finish the meeting'));
    await leader.click(button('Finish the meeting', byRole('dialog')));
    for (const tab of [leader, participant]) await tab.see(byRole('heading', 'Meeting finished', { level: 2 }));
    expect(await participant.sidewaysScroll()).toBe(0);
  });
});
