import { and, count, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { NextTinyStep } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { isAfter, orderBy, place, sortBy, type Keyset } from '../platform/database/keyset';
import { readPage } from '../platform/database/readPage';
import { nextTinySteps, podMembers } from '../platform/database/schema';
import type { Page, PageRequest } from '../platform/http/pages';
import { stepsAreOff } from './feature';
import { presentStep } from './presenter';

/** Those of a person, and those of a pod, are in this order in an index. */
const newestFirst: Keyset = {
  keys: [sortBy(sql`${nextTinySteps.createdAt}`, 'timestamptz'), sortBy(sql`${nextTinySteps.id}`, 'uuid')],
  direction: 'desc',
};

interface StepsQuery extends PageRequest {
  /** Only current steps, or only previous ones. */
  current?: boolean;
}

const openOrClosed = (current: boolean | undefined): SQL | undefined => {
  if (current === undefined) return undefined;
  return current ? isNull(nextTinySteps.closedAt) : isNotNull(nextTinySteps.closedAt);
};

/** One page of the steps that meet a condition, the newest first, in two statements. 400 for a cursor that is none. */
async function pageOf(
  { database: { db }, clock }: AppContext,
  { current, ...asked }: StepsQuery,
  given: SQL | undefined,
): Promise<Page<NextTinyStep>> {
  const which = and(given, openOrClosed(current));
  const page = await readPage(asked, newestFirst, {
    rows: (cursor, howMany) =>
      db
        .select({ step: nextTinySteps, place: place(newestFirst) })
        .from(nextTinySteps)
        .where(and(which, isAfter(newestFirst, cursor)))
        .orderBy(orderBy(newestFirst))
        .limit(howMany),
    total: () => db.select({ total: count() }).from(nextTinySteps).where(which),
  });
  return { ...page, items: page.items.map(({ step }) => presentStep(step, clock.now())) };
}

/**
 * The steps of a person, those of pods that are gone too; or the one with this id, if it is among them (rules
 * steps.current and platform.pages).
 */
export const stepsOfPerson = (
  context: AppContext,
  { userId, stepId, ...asked }: StepsQuery & { userId: string; stepId?: string },
): Promise<Page<NextTinyStep>> => {
  const one = stepId === undefined ? undefined : eq(nextTinySteps.id, stepId);
  return pageOf(context, asked, and(eq(nextTinySteps.userId, userId), one));
};

/** Where somebody is in the pod of their step now, and steps are on in its membership (rule steps.feature). */
const isOfPodMember = sql`exists (select from ${podMembers} where ${podMembers.podId} = ${nextTinySteps.podId}
  and ${podMembers.userId} = ${nextTinySteps.userId} and not ${stepsAreOff(podMembers.membershipId)})`;

/** The steps of the people who are in the pod now, or of one of them; none where the feature is off. */
export const stepsOfPod = (
  context: AppContext,
  { podId, userId, ...asked }: StepsQuery & { podId: string; userId?: string },
): Promise<Page<NextTinyStep>> => {
  const ofOne = userId === undefined ? undefined : eq(nextTinySteps.userId, userId);
  return pageOf(context, asked, and(eq(nextTinySteps.podId, podId), ofOne, isOfPodMember));
};
