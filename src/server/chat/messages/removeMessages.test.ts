import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { useTestApp } from '../../testing/app';
import { PASSWORD, type TestUser } from '../../testing/factories';
import { useTalk } from '../testing/talk';
import { removeFromLog } from './removeMessages';

const test = useTestApp();
const { podWithTwo } = useTalk(test);

it("the log finds a person's messages by id, however long the log is", async () => {
  const { id } = await test.make.user();
  const { db } = test.app.context.database;
  const at = test.clock.now().toISOString();
  await db.execute(sql`
    insert into events (channel_id, type, payload, created_at)
    select gen_random_uuid(), 'message', jsonb_build_object('message', jsonb_build_object('id', gen_random_uuid())), ${at}
    from generate_series(1, 5000)`);
  await db.execute(sql`analyze events`);
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${removeFromLog(id, [v7()])}`);
  const scans = rows.map((row) => row['QUERY PLAN']).filter((line) => / (on|using) events/.test(line));
  expect(scans.join()).toContain('events_message');
  expect(scans.join()).not.toMatch(/Seq Scan/);
});

it('settling all a person’s mentions when their account is deleted takes as many statements as settling one', async () => {
  const { pod, participant, url } = await podWithTwo();
  const told = async () =>
    (await (await test.as(participant)).get('/v1/notifications/my-notifications')).body as unknown[];
  async function deleteAfter(mentions: number): Promise<number> {
    const writer: TestUser = await test.make.participant(pod);
    const actor = await test.as(writer);
    const content = `@${participant.firstName} ${participant.lastName}`;
    for (let left = mentions; left > 0; left -= 1) await actor.post(url, { content, mentions: [participant.id] });
    expect(await told()).toHaveLength(mentions);
    const { statements, result } = await test.countStatements(() =>
      actor.delete('/v1/users/my-user', { password: PASSWORD }),
    );
    expect(result.status).toBe(200);
    expect(await told()).toEqual([]);
    return statements.length;
  }
  expect(await deleteAfter(6)).toBe(await deleteAfter(1));
});
