import type { NextTinyStep } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useMyCurrentStepsQuery } from '../api/stepsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { FailureAlert } from '../ui/states/FailureAlert';
import { QueryState } from '../ui/states/QueryState';
import { StepAnswers } from './StepAnswers';
import { StepConfirmation } from './StepConfirmation';
import { StepSkeleton } from './StepSkeleton';
import { StepSummary } from './StepSummary';
import classes from './steps.module.css';
import { useStatusChange } from './useStatusChange';
import { words } from './words.gen';

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
  const isScheduled = step !== undefined && status === 'InProgress';
  return (
    <div className={classes.current}>
      {step && <StepSummary step={step} isMine />}
      {step && <StepConfirmation step={step} />}
      {isScheduled && <StepAnswers step={step} busy={isChanging} onAnswer={(given) => void answer(step, given)} />}
      {!isLinked && (
        <ButtonLink to={toPage} variant={isScheduled ? 'subtle' : 'light'} size="sm" px={isScheduled ? 0 : undefined}>
          {words.atHome[status]}
        </ButtonLink>
      )}
      {failure && <FailureAlert error={failure.error} />}
    </div>
  );
}
