import { object } from 'yup';
import { requiredText } from '../forms/fields';
import { SECONDS_PER_DAY } from '../time/zonedTime';
import type { StepStatus } from './steps';
import { wordsIn } from './responseWords.gen';

export const MAX_COMMENT_LENGTH = 500;

export const MAX_STEP_COMMENTS = 100;

export const stepCommentSchema = () =>
  object({ text: requiredText((language) => wordsIn(language).comment, MAX_COMMENT_LENGTH) });

const NUDGE_INTERVAL_MS = SECONDS_PER_DAY * 1000;

/** A nudge counts for 24 hours. */
export const isNudged = (nudgedAt: number | undefined, nowMillis: number): boolean =>
  nudgedAt !== undefined && nowMillis < nudgedAt + NUDGE_INTERVAL_MS;

export const mayNudge = (
  step: { status: StepStatus; userId: string; nudgedAt?: number | undefined },
  readerId: string,
  nowMillis: number,
): boolean => step.status === 'NotSet' && step.userId !== readerId && !isNudged(step.nudgedAt, nowMillis);

export const mayDeleteComment = (
  comment: { authorId: string; ownerId: string; leadsPod: boolean },
  readerId: string,
): boolean => comment.leadsPod || [comment.authorId, comment.ownerId].includes(readerId);
