import { commitEffect, commitmentDateProblem, committed, withStatus, type StepState } from '../../domain/steps/steps';
import type { NextTinyStep, StepCommit, StepUpdate } from '../../contract/entities.gen';
import { eq } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { nextTinySteps } from '../platform/database/schema';
import { conflict, invalid, invalidField, notFound, type FieldError } from '../platform/http/problem';
import { nextStart, type MeetingRow } from '../meetings';
import { presentStep, type StepRow } from './presenter';
import { lockStep, type StepToChange } from './reads';

type Texts = { goal: string; description: string };

/** Both texts without white space around them; 400 at the field that says nothing (specification 5). */
function checkedTexts(goal: string, description: string): Texts {
  const texts = { goal: goal.trim(), description: description.trim() };
  const errors: FieldError[] = [];
  if (!texts.goal) errors.push({ path: 'goal', message: 'Goal is required' });
  if (!texts.description) errors.push({ path: 'description', message: 'Next Tiny Step is required' });
  if (errors[0]) throw invalid(errors[0].message, errors);
  return texts;
}

/** Refuses a date that is not after `after`, or after the pod's next meeting (decision 41). Epoch milliseconds. */
function checkDate(date: number, after: Date, now: Date, meeting: MeetingRow | null): void {
  const nextSeconds = meeting ? nextStart(meeting, now) : undefined;
  const problem = commitmentDateProblem(
    date,
    after.getTime(),
    nextSeconds === undefined ? undefined : nextSeconds * 1000,
  );
  if (problem) throw invalidField('commitmentDate', problem);
}

async function changeable(act: Act, stepId: string): Promise<StepToChange & { step: StepRow }> {
  const found = await lockStep(act.tx, stepId);
  if (!found) throw notFound();
  if (found.featureOff) throw conflict('steps_off', 'Next Tiny Steps are turned off in this membership.');
  if (found.step.closedAt) throw conflict('step_closed', 'This is a previous step; it can no longer be changed.');
  return found;
}

const columnsOf = (state: StepState) => ({
  status: state.status,
  goal: state.goal ?? null,
  description: state.description ?? null,
  commitmentDate: state.commitmentDate === undefined ? null : new Date(state.commitmentDate),
});

async function write(act: Act, step: StepRow, state: StepState): Promise<NextTinyStep> {
  const [row] = await act.tx
    .update(nextTinySteps)
    .set(columnsOf(state))
    .where(eq(nextTinySteps.id, step.id))
    .returning();
  if (!row) throw notFound();
  return presentStep(row, act.now);
}

async function startNext(act: Act, closing: StepRow, state: StepState): Promise<NextTinyStep> {
  await act.tx.update(nextTinySteps).set({ closedAt: act.now }).where(eq(nextTinySteps.id, closing.id));
  const { userId, podId, podName, membershipId } = closing;
  const [row] = await act.tx
    .insert(nextTinySteps)
    .values({ userId, podId, podName, membershipId, createdAt: act.now, ...columnsOf(state) })
    .returning();
  if (!row) throw notFound();
  return presentStep(row, act.now);
}

/**
 * Commits to a step: sets one that is open, or starts the next after one that is closed (decision 40). 400 at the field
 * that is wrong, 409 for a previous step or where the feature is off.
 */
export async function commit(act: Act, stepId: string, body: StepCommit): Promise<NextTinyStep> {
  const { step, meeting } = await changeable(act, stepId);
  const texts = checkedTexts(body.goal, body.description);
  checkDate(body.commitmentDate, act.now, act.now, meeting);
  const state = committed({ ...texts, commitmentDate: body.commitmentDate });
  return commitEffect(step.status) === 'sets' ? write(act, step, state) : startNext(act, step, state);
}

/** The step that is sent back must be the one that is addressed. */
function checkIdentity(step: StepRow, body: StepUpdate): void {
  for (const name of ['id', 'podId', 'userId'] as const) {
    const given = body[name];
    if (given !== undefined && given !== step[name]) throw invalidField(name, 'This belongs to another step');
  }
}

/** What is wrong when a status needs a commitment and part of it is missing. */
function missing(body: StepUpdate): FieldError[] {
  return [
    ...(body.goal ? [] : [{ path: 'goal', message: 'Goal is required' }]),
    ...(body.description ? [] : [{ path: 'description', message: 'Next Tiny Step is required' }]),
    ...(body.commitmentDate == null ? [{ path: 'commitmentDate', message: 'Commitment date is required' }] : []),
  ];
}

/**
 * Changes the current step as a whole: any status at any time. A date that is kept stays good whatever became of the
 * schedule; one that comes back after Not Set, by Undo, may have passed since the step was made (decisions 41 and 42).
 */
export async function change(act: Act, stepId: string, body: StepUpdate): Promise<NextTinyStep> {
  const { step, meeting } = await changeable(act, stepId);
  checkIdentity(step, body);
  const { goal, description, commitmentDate } = body;
  const given = { status: step.status, goal: goal ?? undefined, description: description ?? undefined };
  const state = withStatus({ ...given, commitmentDate: commitmentDate ?? undefined }, body.status);
  if (!state) {
    const errors = missing(body);
    throw invalid(errors[0]?.message ?? 'The step is not complete.', errors);
  }
  if (state.status === 'NotSet') return write(act, step, state);
  const texts = checkedTexts(state.goal ?? '', state.description ?? '');
  const date = state.commitmentDate ?? 0;
  if (date !== step.commitmentDate?.getTime()) {
    checkDate(date, step.commitmentDate ? act.now : step.createdAt, act.now, meeting);
  }
  return write(act, step, { ...state, ...texts });
}
