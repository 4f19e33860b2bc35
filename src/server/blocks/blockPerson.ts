import { and, eq, sql } from 'drizzle-orm';
import { MAX_BLOCKED_PEOPLE } from '../../domain/blocks/blocks';
import { leaveBlockedTimeOutOfDigests } from '../chat';
import { deletePersonalBetween } from '../notifications';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { lockPairs } from '../platform/database/blocks';
import { blocks } from '../platform/database/schema';
import { countAttempt } from '../platform/http/limits/attempts';
import { conflict } from '../platform/http/problem';
import { blocksLimits } from './limits';
import { findPerson, type Pair } from './reads';
import { refusals } from './refusals';

/**
 * Both people's pages load again what they show. The event names nobody, and comes for many reasons, so it tells nobody
 * that they are blocked.
 */
const publishChange = (act: Act, { userId, personId }: Pair) =>
  act.publish({ userIds: [userId, personId] }, { type: 'refetch' });

/** One act of a person at a time, and none while either does something to the other. */
async function lockPair({ tx }: Act, { userId, personId }: Pair): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId}::uuid for no key update`);
  await lockPairs(tx, userId, [personId], 'exclusive');
}

/**
 * Blocks a person (rule blocks.hidden), and deletes what the two were told of each other. A repeat changes nothing. 404
 * for people who share no membership, 409 with too many blocked people.
 */
export async function blockPerson(context: AppContext, pair: Pair): Promise<void> {
  await countAttempt(context, blocksLimits.block(pair.userId));
  const { userId, personId: blockedId } = pair;
  await context.act(async (act) => {
    await lockPair(act, pair);
    await act.confirm();
    await findPerson(act.tx, pair);
    const { rowCount } = await act.tx
      .insert(blocks)
      .values({ userId, blockedId, createdAt: act.now })
      .onConflictDoNothing();
    if (!rowCount) return;
    if ((await act.tx.$count(blocks, eq(blocks.userId, userId))) > MAX_BLOCKED_PEOPLE) {
      throw conflict('too_many_blocked', refusals.tooManyBlocked({ max: MAX_BLOCKED_PEOPLE }));
    }
    await deletePersonalBetween(act, [userId, blockedId]);
    publishChange(act, pair);
  });
}

/** Has no effect on somebody who isn't blocked. */
export async function unblockPerson(context: AppContext, pair: Pair): Promise<void> {
  await countAttempt(context, blocksLimits.block(pair.userId));
  await context.act(async (act) => {
    await lockPair(act, pair);
    await act.confirm();
    const { rowCount } = await act.tx
      .delete(blocks)
      .where(and(eq(blocks.userId, pair.userId), eq(blocks.blockedId, pair.personId)));
    if (!rowCount) return;
    await leaveBlockedTimeOutOfDigests(act, [pair.userId, pair.personId]);
    publishChange(act, pair);
  });
}
