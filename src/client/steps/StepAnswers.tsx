import { Button } from '@mantine/core';
import type { NextTinyStep } from '../../contract/entities.gen';
import { STEP_ANSWERS, type StepAnswerStatus } from '../../domain/steps/answers';
import { isAskedHowItWent } from '../../domain/steps/steps';
import { useNow } from '../ui/useNow';
import { statusIcons } from './StepStatusBadge';
import classes from './steps.module.css';
import { words } from './words.gen';

interface StepAnswersProps {
  step: NextTinyStep;
  busy: boolean;
  onAnswer: (status: StepAnswerStatus) => void;
}

/** From 24 hours before the date, equal answers as in the reminder that comes then (rule steps.askedAtHome). */
export function StepAnswers({ step, busy, onAnswer }: StepAnswersProps) {
  const isAsked = isAskedHowItWent(step, useNow() * 1000);
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
