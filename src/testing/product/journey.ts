import type { Browser } from 'playwright-core';
import { onDatabase } from '../../server/testing/database/databaseServer';
import { logIn } from '../browser/acts';
import { launchBrowser, newPerson, type BrowserKind, type Person } from '../browser/browser';
import { startMailSink, type MailSink } from './mailSink';
import { startOnOwnDatabase } from './ownDatabase';
import { startProduct, type Product } from './product';

type Device = Parameters<typeof newPerson>[1];

interface Journey {
  readonly product: Product;
  readonly mails: MailSink;
  /** Mails are otherwise held for two minutes (rule platform.mailLimits). */
  sendHeldMails: () => Promise<void>;
  enter: (device?: Device) => Promise<Person>;
  enterAs: (email: string, device?: Device) => Promise<Person>;
  /** Continues where the previous test ended; after a failure the rest are skipped. */
  stage: (name: string, work: () => void | Promise<void>) => void;
}

/** Describes what each person sees, since a failed stage can't be repeated. */
async function describePages(people: readonly Person[]): Promise<string> {
  const pages = people.map(async ({ page }) => {
    const text = page.isClosed() ? '' : await page.locator('body').innerText({ timeout: 5000 });
    return `\n${page.url()}\n${text.slice(0, 1000)}`;
  });
  const described = await Promise.allSettled(pages);
  return described.map((one) => (one.status === 'fulfilled' ? one.value : '')).join('\n');
}

/** After each test, neither the console nor the server's log may contain errors or warnings. */
export function useJourney(env: Record<string, string> = {}, kind?: BrowserKind): Journey {
  let mails: MailSink;
  let product: Product;
  let browser: Browser;
  let isBroken = false;
  const people: Person[] = [];

  beforeAll(async () => {
    mails = await startMailSink();
    const start = env.DATABASE_URL === undefined ? startOnOwnDatabase : startProduct;
    [browser, product] = await Promise.all([launchBrowser(kind), start({ SMTP_URL: mails.url, ...env })]);
  });

  afterAll(async () => {
    await browser.close();
    await product.remove();
    await mails.close();
  });

  afterEach(() => {
    for (const { problems } of people) expect(problems.splice(0)).toEqual([]);
    expect(product.complaints).toEqual([]);
  });

  const enter = async (device?: Device) => {
    const person = await newPerson(browser, device);
    people.push(person);
    return person;
  };

  return {
    get product() {
      return product;
    },
    get mails() {
      return mails;
    },
    sendHeldMails: () =>
      onDatabase(product.databaseUrl ?? '', async (client) => {
        await client.query(`update pgboss.job set start_after = now() where name = 'mail' and state < 'active'`);
      }),
    enter,
    enterAs: async (email, device) => {
      const person = await enter(device);
      await logIn(person.page, product.origin, email);
      return person;
    },
    stage: (name, work) => {
      it(name, async () => {
        if (isBroken) throw new Error('An earlier stage failed.');
        isBroken = true;
        try {
          await work();
        } catch (error) {
          throw new Error(`The stage failed on these pages:${await describePages(people)}`, { cause: error });
        }
        isBroken = false;
      });
    },
  };
}
