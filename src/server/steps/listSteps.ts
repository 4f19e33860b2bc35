import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { NextTinyStep } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { isAfter, orderBy, cursorValues, sortBy, type Keyset } from '../platform/database/keyset';
import { isDisabledMember } from '../platform/database/isDisabledMember';
import { readPage } from '../platform/database/readPage';
import { nextTinySteps, podMembers } from '../platform/database/schema';
import type { Page, PageRequest } from '../platform/http/pages';
import { stepsAreOff } from './feature';
import { presentStep } from './presenter';

/** Indexes have this order for both a person's and a pod's steps. */
const newestFirst: Keyset = {
  keys: [sortBy(sql`${nextTinySteps.createdAt}`, 'timestamptz'), sortBy(sql`${nextTinySteps.id}`, 'uuid')],
  direction: 'desc',
};

interface StepsQuery extends PageRequest {
  current?: boolean;
}

const openOrClosed = (current: boolean | undefined): SQL | undefined => {
  if (current === undefined) return undefined;
  return current ? isNull(nextTinySteps.closedAt) : isNotNull(nextTinySteps.closedAt);
};

async function pageOf(
  { database: { db }, clock }: AppContext,
  { current, ...asked }: StepsQuery,
  given: SQL | undefined,
): Promise<Page<NextTinyStep>> {
  const which = and(given, openOrClosed(current));
  const page = await readPage(db, asked, newestFirst, {
    rows: (cursor, howMany) =>
      db
        .select({ step: nextTinySteps, place: cursorValues(newestFirst) })
        .from(nextTinySteps)
        .where(and(which, isAfter(newestFirst, cursor)))
        .orderBy(orderBy(newestFirst))
        .limit(howMany),
    all: sql`from ${nextTinySteps} where ${which ?? sql`true`}`,
  });
  return { ...page, items: page.items.map(({ step }) => presentStep(step, clock.now())) };
}

export const stepsOfPerson = (
  context: AppContext,
  { userId, stepId, ...asked }: StepsQuery & { userId: string; stepId?: string },
): Promise<Page<NextTinyStep>> => {
  const one = stepId === undefined ? undefined : eq(nextTinySteps.id, stepId);
  return pageOf(context, asked, and(eq(nextTinySteps.userId, userId), one));
};

const isOfPodMember = sql`exists (select from ${podMembers} where ${podMembers.podId} = ${nextTinySteps.podId}
  and ${podMembers.userId} = ${nextTinySteps.userId} and not ${stepsAreOff(podMembers.membershipId)})`;

export const ownerIsSeen = sql`not ${isDisabledMember(sql`${nextTinySteps.membershipId}`, sql`${nextTinySteps.userId}`)}`;

export const stepsOfPod = (
  context: AppContext,
  { podId, userId, forStaff, ...asked }: StepsQuery & { podId: string; userId?: string; forStaff: boolean },
): Promise<Page<NextTinyStep>> => {
  const ofOne = userId === undefined ? undefined : eq(nextTinySteps.userId, userId);
  return pageOf(
    context,
    asked,
    and(eq(nextTinySteps.podId, podId), ofOne, isOfPodMember, forStaff ? undefined : ownerIsSeen),
  );
};
