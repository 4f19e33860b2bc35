import type { NextTinyStep } from '../../contract/entities.gen';
import { DueDate } from './DueDate';
import { StepStatusBadge } from './StepStatusBadge';
import classes from './steps.module.css';
import { words } from './words';

/** A step in a few lines: its status, what it is, towards what, by when. */
export function StepSummary({ step, withGoal }: { step: NextTinyStep; withGoal?: boolean }) {
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
      {withGoal && step.goal !== undefined && (
        <p className={classes.quiet}>
          {words.goal}: {step.goal}
        </p>
      )}
      {step.commitmentDate !== undefined && (
        <p className={classes.quiet}>
          {words.due} <DueDate at={Math.floor(step.commitmentDate / 1000)} />
        </p>
      )}
    </div>
  );
}
