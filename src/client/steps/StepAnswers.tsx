import { Button } from '@mantine/core';
import type { NextTinyStep } from '../../contract/entities.gen';
import { STEP_ANSWERS, type StepAnswerStatus } from '../../domain/steps/answers';
import { isAskedHowItWent } from '../../domain/steps/steps';
import { nowInSeconds } from '../ui/useNow';
import { statusIcons } from './StepStatusBadge';
import classes from './steps.module.css';
import { words } from './words';

interface StepAnswersProps {
  step: NextTinyStep;
  busy: boolean;
  onAnswer: (status: StepAnswerStatus) => void;
}

/** Equal answers from the day before the step is due, as in the reminder; before, only Done (rule steps.answer). */
export function StepAnswers({ step, busy, onAnswer }: StepAnswersProps) {
  const isAsked = isAskedHowItWent(step, nowInSeconds() * 1000);
  const { choices, early, howDidItGo } = words.answer;
  const answers = isAsked ? Object.values(STEP_ANSWERS) : [STEP_ANSWERS.done];
  return (
    <div className={classes.answers} role={isAsked ? 'group' : undefined} aria-label={isAsked ? howDidItGo : undefined}>
      {answers.map((status) => {
        const Icon = statusIcons[status];
        return (
          <Button
            key={status}
            variant={isAsked ? 'light' : 'default'}
            aria-disabled={busy}
            leftSection={<Icon size="1.125rem" aria-hidden />}
            onClick={() => busy || onAnswer(status)}
          >
            {isAsked ? choices[status] : early}
          </Button>
        );
      })}
    </div>
  );
}
