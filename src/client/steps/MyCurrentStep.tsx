import { Button } from '@mantine/core';
import type { NextTinyStep } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { STEP_ANSWERS, type StepAnswerStatus } from '../../domain/steps/answers';
import { isAskedHowItWent } from '../../domain/steps/steps';
import { useMyCurrentStepsQuery } from '../api/stepsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { FailureAlert } from '../ui/states/FailureAlert';
import { QueryState } from '../ui/states/QueryState';
import { nowInSeconds } from '../ui/useNow';
import { StepConfirmation } from './StepConfirmation';
import { StepSkeleton } from './StepSkeleton';
import { statusIcons } from './StepStatusBadge';
import { StepSummary } from './StepSummary';
import classes from './steps.module.css';
import { useStatusChange } from './useStatusChange';
import { words } from './words';

export function MyCurrentStep({ podId }: { podId: string }) {
  const steps = useMyCurrentStepsQuery();
  return (
    <QueryState query={steps} skeleton={<StepSkeleton withButton />}>
      {(current) => <CurrentStep podId={podId} step={current.find((one) => one.podId === podId)} />}
    </QueryState>
  );
}

interface CurrentStepProps {
  podId: string;
  step: NextTinyStep | undefined;
}

function CurrentStep({ podId, step }: CurrentStepProps) {
  const { answer, isChanging, failure } = useStatusChange();
  const toPage = pathTo(paths.podsNextTinyStep, { pod: podId });
  const status = step?.status ?? 'NotSet';
  // The confirmation links to the page itself.
  const isLinked = step?.unconfirmed && status === 'InProgress';
  if (step && isAskedHowItWent(step, nowInSeconds() * 1000)) {
    return (
      <div className={classes.current}>
        <StepSummary step={step} isMine />
        <StepConfirmation step={step} />
        <StepAnswers busy={isChanging} onAnswer={(given) => void answer(step, given)} />
        {!isLinked && (
          <ButtonLink to={toPage} variant="subtle" size="sm" px={0}>
            {words.view}
          </ButtonLink>
        )}
        {failure && <FailureAlert error={failure.error} />}
      </div>
    );
  }
  return (
    <div className={classes.current}>
      {step && <StepSummary step={step} isMine />}
      {step && <StepConfirmation step={step} />}
      {!isLinked && (
        <div>
          <ButtonLink to={toPage} variant={status === 'InProgress' ? 'default' : 'light'} size="sm">
            {words.atHome[status]}
          </ButtonLink>
        </div>
      )}
      {failure && <FailureAlert error={failure.error} />}
    </div>
  );
}

interface StepAnswersProps {
  busy: boolean;
  onAnswer: (status: StepAnswerStatus) => void;
}

/** Equal answers, as in the reminder (rule steps.answer). */
function StepAnswers({ busy, onAnswer }: StepAnswersProps) {
  return (
    <div className={classes.answers} role="group" aria-label={words.answer.howDidItGo}>
      {Object.values(STEP_ANSWERS).map((status) => {
        const Icon = statusIcons[status];
        return (
          <Button
            key={status}
            variant="light"
            aria-disabled={busy}
            leftSection={<Icon size="1.125rem" aria-hidden />}
            onClick={() => busy || onAnswer(status)}
          >
            {words.answer.choices[status]}
          </Button>
        );
      })}
    </div>
  );
}
