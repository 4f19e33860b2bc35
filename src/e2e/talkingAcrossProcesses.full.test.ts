import { demoDatabase } from '../server/testing/database/database';
import { logIn, messageText, say } from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import {
  CONNECTION_AWAY,
  daniel,
  expectSameConversation,
  skipRetryDelays,
  lines,
  openChat,
  viktor,
} from '../testing/browser/conversation';
import { useJourney } from '../testing/product/journey';
import { startPortProxy, type PortProxy } from '../testing/product/portProxy';
import { startProduct, type Product } from '../testing/product/product';

describe('two processes of the product on one database', () => {
  const env: Record<string, string> = {
    DEMO: 'true',
    TOKEN_SECRET: 'one-secret-for-all-processes-of-it',
    ENCRYPTION_KEY: '5a'.repeat(32),
  };
  beforeAll(async () => {
    env.DATABASE_URL = await demoDatabase();
  });

  const journey = useJourney(env);
  const { stage } = journey;
  let second: Product;
  let proxy: PortProxy;
  let leader: Person;
  let participant: Person;
  const portOf = ({ origin }: Product) => Number(new URL(origin).port);

  beforeAll(async () => {
    second = await startProduct(env);
    proxy = await startPortProxy(portOf(second));
  });
  afterAll(async () => {
    await proxy.close();
    await second.remove();
  });
  afterEach(() => expect(second.complaints).toEqual([]));

  async function whileBothWrite(names: readonly [string, string], work: () => Promise<void>) {
    const [anna, ben] = names;
    const written = { [anna]: lines(anna, 7), [ben]: lines(ben, 7) };
    const write = async ({ page }: Person, name: string) => {
      for (const text of lines(name, 7)) await say(page, text);
    };
    const writing = Promise.all([write(leader, anna), write(participant, ben)]);
    await messageText(leader.page, `${ben} writes 02.`).waitFor();
    await messageText(participant.page, `${anna} writes 02.`).waitFor();
    await work();
    await writing;
    for (const person of [leader, participant]) await skipRetryDelays(person);
    await expectSameConversation([leader.page, participant.page], written);
  }

  stage('messages written on one process show on the other, both ways', async () => {
    leader = await journey.enter({ ignore: CONNECTION_AWAY });
    participant = await journey.enter({ ignore: CONNECTION_AWAY });
    for (const [{ page }, origin, email] of [
      [leader, journey.product.origin, daniel],
      [participant, proxy.origin, viktor],
    ] as const) {
      await page.clock.install();
      await logIn(page, origin, email);
      await openChat(page, origin);
    }
    await whileBothWrite(['Anna', 'Ben'], async () => {});
  });

  stage(
    'the second process stops properly while both write: its people continue on the first, with nothing lost or duplicated',
    async () => {
      await whileBothWrite(['Clara', 'Dora'], async () => {
        expect(proxy.connectionsTo(portOf(second))).toBeGreaterThan(0);
        proxy.forwardTo(portOf(journey.product));
        await second.stop();
      });
    },
  );

  stage('the second process starts again and is killed while both write, with the same result', async () => {
    await second.start();
    proxy.forwardTo(portOf(second));
    proxy.cut();
    await openChat(participant.page, proxy.origin);
    await whileBothWrite(['Emil', 'Finn'], async () => {
      expect(proxy.connectionsTo(portOf(second))).toBeGreaterThan(0);
      await second.kill();
      proxy.forwardTo(portOf(journey.product));
    });
  });
});
