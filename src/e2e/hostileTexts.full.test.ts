import pLimit from 'p-limit';
import { sql, type SQL } from 'drizzle-orm';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../testing/browser/browser';
import { fillDatabase } from '../testing/product/inDatabase';
import { startOnOwnDatabase } from '../testing/product/ownDatabase';
import type { Product } from '../testing/product/product';
import { enter, checkScreen } from '../testing/screens/look';
import { registeredRoutes } from '../testing/screens/registered';
import { roles, signInAll, type Visitor } from '../testing/screens/signedIn';
import { isFirstLook, screensOf, type Screen } from '../testing/screens/table';

const AT_ONCE = 3;

/** These would set `attacked`, leave the page or break its layout if they were more than text. */
const texts = [
  '<script>window.attacked = 1</script>',
  '<img src=x onerror="window.attacked=1">',
  '"><svg onload=window.attacked=1>',
  '<a href="javascript:window.attacked=1">Win</a>',
  '<iframe src="https://evil.example/"></iframe>',
  '<style>*{display:none}</style>',
  '{{constructor.constructor("window.attacked=1")()}}${7*7}<%=7*7%>',
  '=HYPERLINK("https://evil.example/","Open")',
  '\u202Egpj.exe\u202D\u2066 turned',
  '\u200B\u200D\uFEFF\u2060',
  'Z\u0351\u036B\u0343\u036A\u0302\u0367\u0306a\u0334\u0355\u0332\u0312\u0312l\u033C\u035A\u0347go',
  'W'.repeat(100),
  '&lt;b&gt;bold&lt;/b&gt; &amp;amp;',
];

/** No form accepts these links, but the database might contain them. */
const links = [
  'javascript:window.attacked=1',
  'JaVaScRiPt:window.attacked=1//https://',
  'data:text/html,<script>window.attacked=1</script>',
  '//evil.example/',
  'vbscript:x',
];

const oneOf = (values: readonly string[], shift: number): SQL =>
  sql`(array[${sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  )}])[1 + abs(hashtext(ctid::text) + ${shift}::int) % ${values.length}::int]`;

/** The database rejects names that change the direction of the text next to them (rule platform.names). */
const isName = (table: string, column: string) =>
  ['users', 'businesses', 'memberships', 'pods'].includes(table) && column !== 'bio';
const turning = sql.raw(String.raw`'[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]'`);

const filled: Record<string, Record<string, number>> = {
  users: { first_name: 100, last_name: 100, bio: 500 },
  businesses: { name: 100 },
  memberships: { name: 100 },
  pods: { name: 100 },
  meetings: { name: 100 },
  next_tiny_steps: { pod_name: 100 },
  messages: { content: 4000 },
  message_mentions: { name: 200 },
  notifications: { message: 500, primary_display_name: 50, group_summary: 200 },
  custom_buttons: { label: 25 },
  audit_entries: { membership_name: 100, pod_name: 100, detail: 100 },
};

const linked: Record<string, string[]> = {
  memberships: ['url', 'community_url'],
  custom_buttons: ['url'],
  meetings: ['link'],
  pods: ['assistant_link'],
  notifications: ['primary_action_url', 'secondary_action_url'],
};

async function makeTextsHostile(product: Product): Promise<void> {
  await fillDatabase(product, async (_, { db }) => {
    let shift = 0;
    // A trigger prevents changes of entries.
    await db.execute(sql`alter table audit_entries disable trigger user`);
    const set = async (table: string, column: string, value: SQL) => {
      const name = sql.identifier(column);
      await db.execute(sql`update ${sql.identifier(table)} set ${name} = ${value} where ${name} <> ''`);
      shift += 1;
    };
    for (const [table, columns] of Object.entries(filled))
      for (const [column, length] of Object.entries(columns)) {
        const text = sql`left(${oneOf(texts, shift)}, ${length}::int)`;
        await set(table, column, isName(table, column) ? sql`regexp_replace(${text}, ${turning}, '', 'g')` : text);
      }
    await set('next_tiny_steps', 'goal', oneOf(texts, shift));
    await set('next_tiny_steps', 'description', oneOf(texts, shift));
    for (const [table, columns] of Object.entries(linked))
      for (const column of columns) await set(table, column, oneOf(links, shift));
    await db.execute(sql`alter table audit_entries enable trigger user`);
  });
}

const inspect = `({
  attacked: window.attacked !== undefined,
  leads: [...document.querySelectorAll('[href], [action], [src], [srcdoc]')].flatMap((one) => [
    ...['href', 'action'].map((name) => one.getAttribute(name)).filter((address) => /^\\s*(javascript|data|vbscript):/i.test(address)),
    ...['src', 'srcdoc', 'action'].map((name) => one.getAttribute(name)).filter((address) => /evil\\.example/.test(address)),
  ]),
  inserted: document.querySelectorAll('[onerror], [onload], [srcdoc], body iframe, body style:not([data-mantine-styles])').length,
})`;

interface Inspected {
  attacked: boolean;
  leads: string[];
  inserted: number;
}

interface Stop {
  screen: Screen;
  within: boolean;
}

async function walk(
  browser: Browser,
  origin: string,
  visitor: Visitor,
  stops: readonly Stop[],
): Promise<{ count: number; wrong: string[] }> {
  const person = await enter(browser, visitor, { phone: true, theme: 'light' }, { withoutServiceWorker: true });
  const wrong: string[] = [];
  let at = '';
  person.context.on('dialog', (dialog) => {
    wrong.push(`${at}: a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  for (const { screen, within } of stops) {
    at = screen.address;
    const problems = await checkScreen(person, origin, screen, { axe: false, within });
    wrong.push(...problems.map((problem) => `${at}: ${problem}`));
    const { attacked, leads, inserted } = await person.page.evaluate<Inspected>(inspect);
    if (attacked) wrong.push(`${at}: what somebody wrote has run`);
    if (inserted > 0) wrong.push(`${at}: what somebody wrote is in the page as markup`);
    wrong.push(...leads.map((address) => `${at}: leads to ${address}`));
  }
  await person.context.close();
  return { count: stops.length, wrong };
}

describe('every screen, full of hostile texts and links', () => {
  let product: Product;
  let browser: Browser;
  let walks: Map<string, ReturnType<typeof walk>>;
  beforeAll(async () => {
    browser = await launchBrowser();
    product = await startOnOwnDatabase({ DEMO: 'true' });
    await makeTextsHostile(product);
    const limit = pLimit(AT_ONCE);
    const visitors = await signInAll(product.origin, roles);
    const isFirst = isFirstLook();
    walks = new Map(
      visitors.map((visitor) => {
        const { screens } = screensOf(visitor, registeredRoutes());
        const stops = screens.map((screen) => ({ screen, within: !isFirst(screen) }));
        const found = limit(() => walk(browser, product.origin, visitor, stops));
        // The awaiting caller sees the rejection.
        found.catch(() => undefined);
        return [visitor.role, found];
      }),
    );
  });
  afterAll(async () => {
    await browser.close();
    await product.remove();
  });

  it.each(roles)(
    'shows them as text, runs, loads and links to none of them, logs no problems and keeps its layout, for the %s',
    async (role) => {
      const found = await walks.get(role);
      expect(found?.wrong).toEqual([]);
      expect(found?.count).toBeGreaterThan(0);
    },
  );
});
