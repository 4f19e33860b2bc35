import { and, eq, sql } from 'drizzle-orm';
import type { AskedStep } from '../../contract/entities.gen';
import { answerState, type StepAnswerStatus } from '../../domain/steps/answers';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { members, membershipSettings, nextTinySteps, users } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { sentCodeBySecret, useCode, sessionLimits } from '../session';
import { stepsAreOff } from './feature';
import { saveMark } from './markStep';
import { presentStep, type StepRow } from './presenter';
import { countAttempt } from '../platform/http/limits/attempts';

const PURPOSE = 'step-answer';

const shareWinLink = sql<string | null>`(select ${membershipSettings.value} from ${membershipSettings}
  where ${membershipSettings.membershipId} = ${nextTinySteps.membershipId}
    and ${membershipSettings.name} = 'ShareWinLink')`;

const isDisabledThere = sql`exists (select from ${members} where ${members.membershipId} = ${nextTinySteps.membershipId}
  and ${members.userId} = ${users.id} and ${members.disabledAt} is not null)`;

interface Asked {
  isUsed: boolean;
  /** Null once the step is deleted, or if steps are turned off in its membership. */
  step: StepRow | null;
  shareWinLink: string | null;
}

/** Resolves a code from a mail. 404 for an unknown or expired code, or for the code of a disabled person. */
async function findAsked(db: Queryable, secret: string, now: Date): Promise<Asked> {
  const code = await sentCodeBySecret(db, secret, PURPOSE);
  if (!code?.userId || code.expiresAt <= now) throw notFound();
  const [found] = await db
    .select({ step: nextTinySteps, isOff: stepsAreOff(nextTinySteps.membershipId), shareWinLink })
    .from(users)
    .leftJoin(
      nextTinySteps,
      and(eq(nextTinySteps.userId, users.id), eq(nextTinySteps.id, sql`${code.payload.stepId}::uuid`)),
    )
    .where(and(eq(users.id, code.userId), sql`${users.disabledAt} is null and not ${isDisabledThere}`));
  if (!found) throw notFound();
  return { isUsed: code.usedAt !== null, step: found.isOff ? null : found.step, shareWinLink: found.shareWinLink };
}

const stateOf = ({ step, isUsed }: Asked) =>
  step ? answerState({ status: step.status, isClosed: step.closedAt !== null }, isUsed) : 'CHANGED';

function presentAsked(asked: Asked, now: Date): AskedStep {
  const [state, { step, shareWinLink: link }] = [stateOf(asked), asked];
  if (!step) return { state };
  const { status, goal, description, commitmentDate, overdue, podId, podName } = presentStep(step, now);
  return {
    state,
    ...(podId && { podId }),
    ...(state !== 'CHANGED' && { status, goal, description, commitmentDate, overdue, podName }),
    ...(state !== 'CHANGED' && status === 'Done' && link && { shareWinLink: link }),
  };
}

export async function getAskedStep(context: AppContext, code: string, ip: string): Promise<AskedStep> {
  await countAttempt(context, sessionLimits.emailLinkFrom(ip));
  const { database, clock } = context;
  return presentAsked(await findAsked(database.db, code, clock.now()), clock.now());
}

/**
 * Marks the step that a mail asks about, only once and without a login (rule steps.answer): of two simultaneous
 * answers, by the same link or from two mails, the first counts. Returns the step's resulting status; changes nothing
 * if the step awaits no answer.
 */
export async function answerStep(
  context: AppContext,
  code: string,
  status: StepAnswerStatus,
  ip: string,
): Promise<AskedStep> {
  await countAttempt(context, sessionLimits.emailLinkFrom(ip));
  return context.act(async (act) => {
    const { step } = await findAsked(act.tx, code, act.now);
    if (step) await act.tx.execute(sql`select from next_tiny_steps where id = ${step.id} for update`);
    const asked = await findAsked(act.tx, code, act.now);
    if (!asked.step || stateOf(asked) !== 'OPEN') return presentAsked(asked, act.now);
    await useCode(act.tx, code, [PURPOSE], act.now);
    await saveMark(act, asked.step, status);
    return presentAsked(await findAsked(act.tx, code, act.now), act.now);
  });
}
