import type { AskedStep, NextTinyStep } from '../../contract/entities.gen';
import { shortWeekdayDate, timeWithZone } from '../../domain/meetings/display';
import { withNonBreakingTimes } from '../ui/Time';
import { readerLocale } from '../ui/readerLocale';
import { useReaderZone } from '../ui/readerZone';
import { nowInSeconds } from '../ui/useNow';
import { StepStatusBadge } from './StepStatusBadge';
import classes from './steps.module.css';
import { words } from './words.gen';

interface StepSummaryProps {
  step: NextTinyStep;
  withGoal?: boolean;
  withPod?: boolean;
  isMine?: boolean;
}

export function StepSummary({ step, withGoal, withPod, isMine }: StepSummaryProps) {
  return (
    <div className={classes.step}>
      <div className={classes.badges}>
        <StepStatusBadge step={step} />
      </div>
      {step.description === undefined ? (
        <p className={classes.quiet}>{words.none}</p>
      ) : (
        <p className={classes.what}>{step.description}</p>
      )}
      {withGoal && <Goal goal={step.goal} />}
      <Due commitmentDate={step.commitmentDate} />
      {step.unconfirmed && !isMine && <p className={classes.quiet}>{words.notConfirmed}</p>}
      {withPod && <p className={classes.quiet}>{words.inPod({ pod: step.podName })}</p>}
    </div>
  );
}

export function StepWords({ step }: { step: AskedStep }) {
  return (
    <div className={classes.step}>
      <p className={classes.what}>{step.description}</p>
      <Goal goal={step.goal} />
      <Due commitmentDate={step.commitmentDate} />
    </div>
  );
}

function Goal({ goal }: Pick<NextTinyStep, 'goal'>) {
  if (goal === undefined) return null;
  return (
    <p className={classes.quiet}>
      {words.goal}: {goal}
    </p>
  );
}

function Due({ commitmentDate }: Pick<NextTinyStep, 'commitmentDate'>) {
  if (commitmentDate === undefined) return null;
  return (
    <p className={classes.quiet}>
      {words.due} <DueDate at={Math.floor(commitmentDate / 1000)} />
    </p>
  );
}

/** Epoch seconds. The hour explains why it may be another day for others. */
function DueDate({ at }: { at: number }) {
  const zone = useReaderZone();
  return (
    <time dateTime={new Date(at * 1000).toISOString()}>
      {shortWeekdayDate(at, zone, nowInSeconds(), readerLocale())},{' '}
      {withNonBreakingTimes(timeWithZone(at, zone, readerLocale()))}
    </time>
  );
}
