import { joinPath, paths, queryKeys, subjectKeys } from '../domain/links';
import { demoAccounts } from '../server/demo/community';
import type { Person } from '../testing/browser/browser';
import { useJourney } from '../testing/product/journey';
import { navigateWithin, expectedNotFound, whenComplete } from '../testing/screens/look';
import { registeredRoutes, type RouteName } from '../testing/screens/registered';
import { roles, signInAll, type Role, type Visitor } from '../testing/screens/signedIn';
import { screensOf } from '../testing/screens/table';

const accountOf = (role: Role | undefined) => demoAccounts().find((one) => one.role === role)?.email;

const walkers: { who: string; role?: Role; email?: string }[] = [
  { who: 'the owner', role: 'owner' },
  { who: 'the admin', role: 'admin' },
  { who: 'a leader without an assistant', email: 'daniel.osei@example.com' },
  { who: 'an approved leader', role: 'approved leader' },
  { who: 'an assistant', role: 'assistant' },
  { who: 'who is asked to assist', role: 'asked to assist' },
  { who: 'a participant', role: 'participant' },
  { who: 'who waits for a place', role: 'waiting' },
  { who: 'somebody in no pod', role: 'applicant' },
  { who: 'somebody signed out', role: 'signed out' },
];

/** Of those below, reached once one of them is open. */
const linkedByEachOther: RouteName[] = ['bulkAction', 'bulkActions'];

/** Pages to which no screen links, at least in the demo community; the walk also starts from these. */
const elsewhere: Partial<Record<RouteName, string>> = {
  forgotPasswordCheckInbox: 'the button that asks for a new password',
  resetPassword: 'the mail to who has forgotten their password',
  passwordChanged: 'the button that sets a new password',
  invalid: 'a link of a mail that is no longer good',
  approvalPending: 'the confirmation of a business that waits for the operator',
  verifyEmail: 'the mail to who registers',
  confirmEmail: 'the mail to another address of an account',
  emailVerified: 'the button that confirms a registration',
  leaderEmailVerified: 'the button that confirms the registration of a leader',
  accountDeleted: 'the button that deletes an account',
  join: 'the link of a meeting that is on',
  stepAnswer: 'the buttons of a mail about a step',
  unsubscribe: 'the foot of a digest or reminder',
  signUpCheckInbox: 'the button that registers',
  signUpAdmin: 'the mail to who is invited to run a business',
  signUpLeader: 'an invite link',
  signUpParticipant: 'an invite link',
  assignAdmin: 'a required action of a new owner',
  setupZoom: 'a required action of who runs a new business',
  accountBio: 'a required action of who has no bio',
  leaderTraining: 'the button that confirms the training',
  requestLeadershipSent: 'the button that asks to lead',
  podsJoinAnother: 'the button that leaves a pod',
  block: 'the menu of a message or a person',
  bulkAction: 'the button that starts a bulk action',
  bulkActions: 'the menu of a membership’s lists',
  identities: 'the settings of who has linked an identity',
  podMeeting: 'the button of a meeting that is on',
  podsAdminRemove: 'the menu of a person',
  signOn: 'the button of an identity provider',
  signedOn: 'the way back from an identity provider',
  podMeetings: 'the menu of a pod’s meeting',
  podAttendance: 'the menu of a pod’s meeting',
  podsAdminRemoveLeader: 'a link at a pod in which there is nobody but its leader',
};

const DEAD_ENDS = ['Sorry, page not found', 'We couldn’t load this', 'Unexpected Application Error!'];

function followed(address: string): number {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (pathname === paths.podAdmin) return Infinity;
  return searchParams.has(subjectKeys.person) ? 2 : 1;
}

function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return [pathname, ...[...searchParams.keys()].sort(), searchParams.get(queryKeys.panel)].join(' ');
}

const pathOf = (address: string) => address.split('?')[0] ?? '';

/** Excludes links within the page and links to a meeting in progress, which leave the product. */
const linksOfPage = `[...document.querySelectorAll('a[href]')]
  .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('${joinPath('')}'))
  .map(({ pathname, search }) => pathname + search)
  .filter((address) => address !== location.pathname + location.search)`;

async function problemsAt({ page, problems }: Person, origin: string, address: string): Promise<string[]> {
  try {
    await navigateWithin(page, origin, address);
    const text = await page.getByRole('main').innerText();
    return [...DEAD_ENDS.filter((end) => text.includes(end)), ...problems.splice(0)];
  } catch (error) {
    return [(error as Error).message.split('\n')[0] ?? ''];
  }
}

interface Walk {
  reached: Set<string>;
  wrong: string[];
}

async function walk(person: Person, origin: string, entrances: readonly string[]): Promise<Walk> {
  const found: Walk = { reached: new Set(), wrong: [] };
  const known = new Set<string>();
  const countOfKind = new Map<string, number>();
  const queue: { from: string; address: string }[] = [];
  const noteLinks = async (from: string) => {
    for (const address of await person.page.evaluate<string[]>(linksOfPage)) {
      const count = countOfKind.get(kindOf(address)) ?? 0;
      if (known.has(address) || count === followed(address)) continue;
      known.add(address);
      countOfKind.set(kindOf(address), count + 1);
      queue.push({ from, address });
    }
  };
  await noteLinks('the start');
  for (const address of entrances) {
    const problems = await problemsAt(person, origin, address);
    found.wrong.push(...problems.map((problem) => `${address}: ${problem}`));
    await noteLinks(address);
  }
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { from, address } = next;
    const problems = await problemsAt(person, origin, address);
    found.wrong.push(...problems.map((problem) => `from ${from} to ${address}: ${problem}`));
    found.reached.add(pathOf(address)).add(new URL(person.page.url()).pathname);
    await noteLinks(address);
  }
  return found;
}

describe('the links of all screens', () => {
  // Without a mail server the product keeps its mails, so that their codes can be read.
  const journey = useJourney({ DEMO: 'true', SMTP_URL: '' });
  const reached = new Set<string>();
  const entered = new Set<RouteName>();
  let visitors: Visitor[];
  beforeAll(async () => {
    visitors = await signInAll(journey.product.origin, roles);
  });

  function entrancesOf(role: Role | undefined): string[] {
    const visitor = visitors.find((one) => one.role === role);
    const { screens } = visitor ? screensOf(visitor, Object.keys(elsewhere) as RouteName[]) : { screens: [] };
    for (const { name } of screens) entered.add(name);
    return screens.map(({ address }) => address);
  }

  it.each(walkers)('lead $who to existing pages', async ({ role, email = accountOf(role) }) => {
    const device = { ignore: expectedNotFound, withoutServiceWorker: true };
    const person = email === undefined ? await journey.enter(device) : await journey.enterAs(email, device);
    const { origin } = journey.product;
    if (email === undefined) await person.page.goto(origin + paths.login);
    await whenComplete(person.page);
    if (email !== undefined) {
      await person.page.getByRole('button', { name: 'Menu' }).click();
      await person.page.getByRole('menuitem', { name: 'My Settings' }).waitFor();
    }
    const found = await walk(person, origin, entrancesOf(role));
    await person.context.close();
    for (const path of found.reached) reached.add(path);
    expect(found.wrong).toEqual([]);
  });

  it('lead to every page except those reached in other ways, which were also opened', () => {
    const unreached = registeredRoutes().filter(
      (name) => !reached.has(paths[name]) || linkedByEachOther.includes(name),
    );
    expect(registeredRoutes().sort()).toEqual(Object.keys(paths).sort());
    expect(unreached.sort()).toEqual(Object.keys(elsewhere).sort());
    expect([...entered].sort()).toEqual(Object.keys(elsewhere).sort());
  });
});
