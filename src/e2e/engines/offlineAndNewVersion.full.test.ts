import { demoAccounts } from '../../server/demo/community';
import { logIn, logOut, messageText, openChat, say } from '../../testing/browser/engines/acts';
import { phone, type EngineName } from '../../testing/browser/engines/driver';
import { useEngines } from '../../testing/browser/engines/engineJourney';
import { button, byRole, byText, title } from '../../testing/browser/engines/tab';

const email = demoAccounts().find(({ role }) => role === 'participant')?.email ?? '';
const POD = 'Early Birds';

/** What the page reports while the server is away. */
const away = /not loaded: |Load failed|NetworkError|Failed to fetch|Start-up without/;

const newVersion = byText(/^A new version is ready/);

const isControlled = `navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))`;
/** Opening a database that isn't there yet would make it. */
const isCached = `indexedDB.databases().then((all) => all.some(({ name }) => name === 'stepwell') &&
  new Promise((resolve) => {
    const opening = indexedDB.open('stepwell');
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      const done = (found) => (database.close(), resolve(found));
      if (!database.objectStoreNames.contains('kept')) return done(false);
      const reading = database.transaction('kept').objectStore('kept').get('answers');
      reading.onsuccess = () =>
        done(Boolean(reading.result?.answers.some(({ endpointName }) => endpointName === 'messageHistory')));
    };
  }))`;

describe.each<EngineName>(['WebKit', 'Firefox'])('in %s', (engine) => {
  const journey = useEngines({ DEMO: 'true' });

  it('a conversation can be read and continued offline, and what was written is sent later, once', async () => {
    const tab = await journey.open(engine, phone, away);
    await logIn(tab, journey.proxy.origin, email);
    await tab.untilIs(isControlled);
    await openChat(tab, journey.proxy.origin, POD);
    await tab.untilIs(isCached);

    await journey.proxy.leave();
    await tab.reload();
    await tab.see(byRole('article'));
    await say(tab, 'Written on the train');
    await tab.see(byText(/^Not sent yet/));

    await journey.proxy.comeBack();
    await tab.seeNo(byText(/^Not sent yet/));
    await tab.reload();
    await tab.see(messageText('Written on the train'));
    expect(await tab.count(messageText('Written on the train'))).toBe(1);
    await tab.go(`${journey.proxy.origin}/memberships`);
    await logOut(tab);
  });

  it('a new version is announced, and taken over by a reload', async () => {
    const tab = await journey.open(engine, phone);
    await logIn(tab, journey.proxy.origin, email);
    await tab.untilIs(isControlled);
    expect(await tab.count(newVersion)).toBe(0);
    await tab.go(journey.at('/memberships'));
    journey.proxy.addVersion();
    await tab.evaluate(`(window.isSamePage = true,
      navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true))`);
    await tab.see(newVersion);
    expect(await tab.evaluate('window.isSamePage ?? false')).toBe(true);
    await tab.click(button('Reload'));
    await tab.untilIs('!window.isSamePage');
    await tab.untilReady();
    await tab.see(title('Home'));
    await tab.untilIs('navigator.serviceWorker.getRegistration().then((one) => one.waiting === null)');
    expect(await tab.count(newVersion)).toBe(0);
  });
});
