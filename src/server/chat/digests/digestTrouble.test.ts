import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context';
import { useTestApp } from '../../testing/app';
import { useDigests } from '../testing/digests';
import { useTalk } from '../testing/talk';
import { runDigestRound } from './digestJob';

const test = useTestApp();
const { podWithTwo, say, mark, markUnread } = useTalk(test);
const { look, pass, outbox } = useDigests(test);

function withoutSearch(context: AppContext): AppContext {
  let isFirst = true;
  return {
    ...context,
    act: (work) => {
      if (!isFirst) return context.act(work);
      isFirst = false;
      return Promise.reject(new Error('no search'));
    },
  };
}

it('due digests are sent even if the search for more fails, and the failure is thrown', async () => {
  const { pod, leader, participant } = await podWithTwo();
  await say(pod, leader, 'One');
  await look();
  test.clock.advance({ hours: 1 });
  await expect(runDigestRound(withoutSearch(test.app.context))).rejects.toThrow('no search');
  expect(await outbox(participant)).toHaveLength(1);
});

it('if the last search is older than the log, everyone is checked without reading the log', async () => {
  const { pod, leader, participant } = await podWithTwo();
  await say(pod, leader, 'One');
  await test.app.context.database.db.execute(sql`update digest_search set searched_at = '2000-01-01'`);
  const { statements } = await test.countStatements(look);
  expect(statements.filter((statement) => /with news/.test(statement))).toEqual([]);
  test.clock.advance({ hours: 1 });
  const next = await test.countStatements(look);
  expect(next.statements.filter((statement) => /with news/.test(statement))).toHaveLength(1);
  expect(await outbox(participant)).toHaveLength(1);
});

it('digests include messages that were read and then marked unread', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const first = await say(pod, leader, 'One');
  await mark(pod, participant, first);
  await look();
  test.clock.advance({ minutes: 30 });
  await markUnread(pod, participant, first);
  await pass({ minutes: 29 });
  expect(await outbox(participant)).toEqual([]);
  test.clock.advance({ minutes: 1 });
  await look();
  expect(await outbox(participant)).toHaveLength(1);
});
