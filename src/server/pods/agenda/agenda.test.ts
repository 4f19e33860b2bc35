import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { membershipFeatures, nextTinySteps, pods } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { readPdf } from '../../testing/pdfText';
import { agendaScript } from './agendaHtml';

const test = useTestApp();

/** HTML by default, since each PDF is read by a separate program, which takes seconds to start on a busy machine. */
const address = (pod: TestPod, format: 'html' | 'pdf' = 'html') => `/v1/pods/${pod.id}/agenda?format=${format}`;

async function commit(person: { id: string }, goal: string, description: string) {
  await test.app.context.database.db
    .update(nextTinySteps)
    .set({ status: 'InProgress', goal, description, commitmentDate: new Date('2026-03-03T18:00:00Z') })
    .where(eq(nextTinySteps.userId, person.id));
}

async function podOfTwo(given: { leader?: Partial<TestUser>; podName?: string } = {}) {
  const membership = await test.make.membership();
  const leader = await test.make.user({ firstName: 'Łucja', lastName: 'Żółć', ...given.leader });
  await test.make.member(membership, { user: leader, leaderStatus: 'SIGNED_OFF' });
  const pod = await test.make.pod({ membership, leader, name: given.podName ?? 'Early Birds' });
  const participant = await test.make.participant(
    pod,
    await test.make.member(membership, { user: await test.make.user({ firstName: 'Ωραία', lastName: 'Παπά 🌱' }) }),
  );
  await commit(participant, 'Run a <b>half</b> marathon', 'Run twice\nbefore Tuesday');
  return { pod, leader, participant, owner: membership.business.owner };
}

const pageFor = async (person: { id: string }, pod: TestPod) =>
  (await (await test.as(person)).get(address(pod))).body as string;

async function pdfFor(person: { id: string }, pod: TestPod) {
  const { token = '' } = await test.as(person);
  const answer = await test.app.http.inject({
    url: address(pod, 'pdf'),
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.headers['content-type']).toBe('application/pdf');
  return readPdf(answer.rawPayload);
}

const textOf = (html: string) =>
  html
    .replace(/<(style|title|script)>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('an agenda shows the pod, the day with its zone, and everyone with their step and boxes to tick', async () => {
  const { pod, leader } = await podOfTwo();
  const text = textOf(await pageFor(leader, pod));
  for (const part of [
    'Early Birds',
    pod.membership.name,
    'Tuesday 3 March 2026, 7:00 pm (GMT)',
    'Tuesdays, 7:00 pm (GMT) · 60 minutes',
    'Łucja Żółć',
    '· Leader · Not Set',
    'Ωραία Παπά 🌱',
    'Run twice\nbefore Tuesday',
    'Goal: Run a <b>half</b> marathon',
    '· Scheduled · Due Tue 3 Mar',
    'Here',
    'Done',
    'Not done',
    'Next step',
  ]) {
    expect(text).toContain(part);
  }
});

it("an agenda names the reader's zone, and the meeting's zone if their clocks differ", async () => {
  const { pod, leader } = await podOfTwo();
  const reader = await test.make.participant(
    pod,
    await test.make.member(pod.membership, { user: await test.make.user({ timezone: 'Asia/Kolkata' }) }),
  );
  expect(await pageFor(reader, pod)).toContain('Wednesday 4 March 2026, 12:30 am (IST) · Tuesday 7:00 pm (GMT)');
  expect(await pageFor(leader, pod)).not.toContain('IST');
});

it('people’s text is never markup on the agenda, and the page loads nothing and runs only its own script', async () => {
  const { pod, leader } = await podOfTwo({ podName: '<script>alert(1)</script>' });
  const { body, headers } = await (await test.as(leader)).get(address(pod));
  const [page, script = ''] = (body as string).split(/<script>(.*?)<\/script><\/body>/s);
  expect(page).not.toMatch(/<script|<b>/);
  expect(script).toBe(agendaScript);
  const style = /<style>(.*?)<\/style>/s.exec(body as string)?.[1] ?? '';
  expect(style).toContain('.boxes');
  expect(headers['content-security-policy']).toContain(
    `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'`,
  );
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
});

it("each box on the page has its own storage key, and the page's address can be reloaded", async () => {
  const { pod, leader, participant } = await podOfTwo();
  const page = await pageFor(leader, pod);
  const names = [...page.matchAll(/type="checkbox" name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toContain(`${participant.id} done`);
  expect(new Set(names).size).toBe(names.length);
  expect(page).toContain(`data-page="http://stepwell.test/pod?p=${pod.id}&amp;panel=checklist"`);
  expect(page).toContain(`data-ticks="ticks:${leader.id}:${pod.id}:${Date.parse('2026-03-03T19:00:00Z') / 1000}"`);
});

it('the PDF agenda has the same text as the page, including every letter of names', async () => {
  const { pod, leader } = await podOfTwo();
  const { title, pages } = await pdfFor(leader, pod);
  expect(title).toBe('Early Birds: agenda');
  expect(pages).toHaveLength(1);
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  const onPaper = new Set(words(pages.join('\n')));
  expect(words(textOf(await pageFor(leader, pod))).filter((word) => !onPaper.has(word))).toEqual([]);
});

it('a full pod with long steps still fits on a single page', async () => {
  const { pod, leader } = await podOfTwo();
  for (let place = 2; place <= 8; place += 1) {
    const person = await test.make.participant(pod);
    await commit(person, 'Feel at home in the new language', 'Write to three people I have not written to in a year');
  }
  expect((await pdfFor(leader, pod)).pages).toHaveLength(1);
});

it('a pod of fifty people is printed on as many pages as it takes, with nobody split or left out', async () => {
  const { pod, leader } = await podOfTwo();
  const names = Array.from({ length: 48 }, (_, index) => `Person-${index + 1}-end`);
  for (const lastName of names) {
    const user = await test.make.user({ lastName });
    await test.make.participant(pod, await test.make.member(pod.membership, { user }));
  }
  const { pages } = await pdfFor(leader, pod);
  expect(pages.length).toBeGreaterThan(3);
  expect(names.filter((name) => !pages.join('').includes(name))).toEqual([]);
  // A name is followed by its writing line, on the same page.
  for (const page of pages) expect(page.split('Next step').at(-1)).not.toContain('-end');
});

it.each([
  ['a word that is wider than the page', 'w'.repeat(300)],
  ['letters that no font of ours has', '\u{10FFFD} \u{13000}'],
  ['a family of emoji', '👩‍👩‍👧‍👦 ❤️ 🇬🇧'],
  ['control characters', 'a\u0007b\u200b'],
])('the PDF holds %s', async (_, lastName) => {
  const { pod, leader } = await podOfTwo({ leader: { lastName } });
  const { pages } = await pdfFor(leader, pod);
  expect(pages[0]?.replaceAll(/\s/g, '')).toContain('Łucja');
  expect(pages.join('')).toContain('Ωραία');
});

it.each([
  ['Chinese', '王小明'],
  ['Japanese', 'さくら'],
  ['Korean', '김민준'],
  ['Arabic', 'علي'],
  ['Hebrew', 'דנה'],
  ['Thai', 'สมชาย'],
  ['Devanagari', 'दीपक'],
  ['Tamil', 'தமிழ'],
  ['Georgian', 'ნინო'],
])('the PDF renders a name in %s', async (_script, lastName) => {
  const { pod, leader } = await podOfTwo({ leader: { lastName } });
  const { pages } = await pdfFor(leader, pod);
  expect(pages.join('').normalize('NFKC')).toContain(lastName);
});

it('owner and admins outside the pod see the status of steps, not their text', async () => {
  const { pod, owner } = await podOfTwo();
  const page = await pageFor(owner, pod);
  expect(page).toContain('Steps set: 1 of 2.');
  expect(page).toContain('Scheduled');
  for (const hidden of ['Run twice', 'marathon', 'Due ']) expect(page).not.toContain(hidden);
  expect((await pdfFor(owner, pod)).pages.join('')).not.toContain('Run twice');
});

it('an agenda has no steps if Next Tiny Steps are turned off', async () => {
  const { pod, leader } = await podOfTwo();
  await test.app.context.database.db
    .insert(membershipFeatures)
    .values({ membershipId: pod.membership.id, name: 'NextTinyStep', disabled: true });
  const page = await pageFor(leader, pod);
  expect(page).toContain('Ωραία');
  for (const hidden of ['Run twice', 'Next step', 'Not Set']) expect(page).not.toContain(hidden);
});

it('an agenda states that a pod has nobody in it, and no meeting planned', async () => {
  const pod = await test.make.pod({ leader: null, meeting: { recurring: false } });
  const page = await pageFor(pod.membership.business.owner, pod);
  expect(page).toContain('No meeting planned');
  expect(page).toContain('Nobody is in this pod yet.');
});

it('an agenda is hidden from other members, and deleted with its pod', async () => {
  const { pod, leader } = await podOfTwo();
  const other = await test.as(await test.make.member(pod.membership));
  expect((await other.get(address(pod))).status).toBe(404);
  const { db } = test.app.context.database;
  await db.delete(pods).where(eq(pods.id, pod.id));
  expect((await (await test.as(leader)).get(address(pod))).status).toBe(404);
});

describe('in its own tab', () => {
  const tab = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it('an agenda opens once with its ticket, and a used ticket shows a page that explains how to continue', async () => {
    const { pod, leader } = await podOfTwo();
    const { ticket } = (await (await test.as(leader)).post('/v1/users/tickets')).body as { ticket: string };
    const url = `${address(pod, 'pdf')}&authToken=${encodeURIComponent(ticket)}`;
    expect((await test.anyone().get(url, tab)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="early-birds-agenda.pdf"',
    });
    const { status, headers, body } = await test.anyone().get(url, tab);
    expect(status).toBe(401);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(textOf(body as string)).toContain('This link is no longer valid');
    expect(body).toContain('href="http://stepwell.test/memberships"');
  });

  it('a missing agenda or an invalid request also shows an error page', async () => {
    const { pod } = await podOfTwo();
    const stranger = await test.as(await test.make.user());
    expect((await stranger.get(address(pod), tab)).body).toContain('Sorry, page not found');
    const { status, body } = await stranger.get(`${address(pod)}x`, tab);
    expect([status, body.includes('<h1>')]).toEqual([404, true]);
  });

  it('a program still gets the problem as JSON', async () => {
    const { pod } = await podOfTwo();
    const { status, body } = await test.anyone().get(`${address(pod)}&authToken=used`);
    expect([status, body.code]).toEqual([401, 'unauthorized']);
  });
});
