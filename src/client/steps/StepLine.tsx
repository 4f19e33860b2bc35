import type { MemberStep, NextTinyStep } from '../../contract/entities.gen';
import { statusIcons } from './StepStatusBadge';
import classes from './steps.module.css';
import { words } from './words.gen';
import { wordsIn as statusWordsIn } from '../../domain/steps/statusWords.gen';
import { LANGUAGE } from '../ui/language';

/** A step in one line: its status, and its text where the reader may see it. */
export function StepLine({
  step,
}: {
  step: Pick<MemberStep, 'status' | 'overdue'> & Pick<NextTinyStep, 'description'>;
}) {
  const { status, overdue, description } = step;
  const Icon = statusIcons[status];
  return (
    <p className={classes.line} data-status={status} data-overdue={overdue || undefined}>
      <Icon size="1.125rem" aria-hidden />
      <span>
        <span className={classes.lineStatus}>
          {overdue ? words.overdue : statusWordsIn(LANGUAGE)[status]}
          {description !== undefined && ': '}
        </span>
        {description !== undefined && <span className={classes.lineText}>{description}</span>}
      </span>
    </p>
  );
}
