import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { messages, reportImages, reports } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { doReportsCommand } from './reportsCommand';

const test = useTestApp();

async function say(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  const { act, database } = test.app.context;
  await doReportsCommand(words, { db: database.db, act, say: (line) => lines.push(line) });
  return lines;
}

/** An owner who leads a pod has said something there. */
async function reportAboutOwner() {
  const membership = await test.make.membership();
  const { owner } = membership.business;
  await test.make.member(membership, { user: owner, leaderStatus: 'SIGNED_OFF' });
  const pod = await test.make.pod({ membership, leader: owner });
  const anna = await test.make.participant(pod);
  const asAnna = await test.as(anna);
  const url = `/v1/channels/${pod.channelId}/messages`;
  const said = (await (await test.as(owner)).post(url, { content: 'You never finish anything.' })).body as {
    id: string;
  };
  const body = { kind: 'MESSAGE', reason: 'HARASSMENT', words: 'Every week.' };
  const { id } = (await asAnna.post(`${url}/${said.id}/reports`, body)).body as { id: string };
  return { id, said, asAnna, owner };
}

it('the operator reads and decides on reports about owners, and both people are told', async () => {
  const { id, said, asAnna, owner } = await reportAboutOwner();
  expect((await say()).filter((line) => line.includes(id))).toEqual([
    expect.stringMatching(/A message, harassment or hate: .+ in .+/),
  ]);
  expect((await say(id)).slice(1)).toEqual([
    'They wrote: Every week.',
    `→ ${owner.firstName} ${owner.lastName}: You never finish anything.`,
  ]);
  await say('remove', id, 'Not like this.');
  const [stored] = await test.app.context.database.db.select().from(messages).where(eq(messages.id, said.id));
  expect(stored).toMatchObject({ content: '', removedBy: null });
  for (const person of [asAnna, await test.as(owner)])
    expect((await person.get(`/v1/reports/${id}/outcome`)).body).toMatchObject({ outcomeReason: 'Not like this.' });
  await expect(say('dismiss', id, 'Again')).rejects.toThrow('decided already');
});

it('what people wrote is shown in a line of its own, without what steers a terminal', async () => {
  const { id } = await reportAboutOwner();
  const { db } = test.app.context.database;
  await db.update(reports).set({ words: 'Look\u001b[2J\n→ Anna: I take it back\u202e' }).where(eq(reports.id, id));
  expect(await say(id)).toContain('They wrote: Look [2J → Anna: I take it back ');
});

it('the images of a report are saved to a folder, and never over a file', async () => {
  const { id } = await reportAboutOwner();
  const folder = await mkdtemp(path.join(tmpdir(), 'stepwell-reports-'));
  expect(await say('images', id, folder)).toEqual(['This report has no images.']);
  const { db } = test.app.context.database;
  await db.insert(reportImages).values({ reportId: id, image: Buffer.from('pixels') });
  const [file = ''] = await say('images', id, folder);
  expect(await readFile(file, 'utf8')).toBe('pixels');
  await expect(say('images', id, folder)).rejects.toThrow('EEXIST');
  await rm(folder, { recursive: true });
});

it('a report that staff decide on isn’t the operator’s', async () => {
  const pod = await test.make.pod();
  const [anna, ben] = [await test.make.participant(pod), await test.make.participant(pod)];
  const url = `/v1/memberships/${pod.membership.id}/people/${ben.id}/reports`;
  const { id } = (await (await test.as(anna)).post(url, { kind: 'PERSON', reason: 'SPAM' })).body as { id: string };
  await expect(say(id)).rejects.toThrow('There’s no report');
  await expect(say('dismiss', id, 'No.')).rejects.toThrow('There’s no report');
});

it.each([[['keep', 'x', 'y']], [['remove', 'x']], [['remove', 'x', ' ']], [['remove', 'x', 'y', 'z']]])(
  'an unknown command is refused: %j',
  async (words) => {
    await expect(say(...words)).rejects.toThrow(/^Say nothing to list/);
  },
);
