import { pathTo, paths } from '../../domain/links';
import { useMyCurrentStepsQuery } from '../api/stepsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { QueryState } from '../ui/states/QueryState';
import { StepSkeleton } from './StepSkeleton';
import { StepSummary } from './StepSummary';
import classes from './steps.module.css';
import { words } from './words';

/** The user's current step in a pod, with a link to its page. */
export function MyCurrentStep({ podId }: { podId: string }) {
  const steps = useMyCurrentStepsQuery();
  return (
    <QueryState query={steps} skeleton={<StepSkeleton withButton />}>
      {(current) => {
        const step = current.find((one) => one.podId === podId);
        const isSet = step !== undefined && step.status !== 'NotSet';
        return (
          <div className={classes.current}>
            {step && <StepSummary step={step} />}
            <div>
              <ButtonLink
                to={pathTo(paths.podsNextTinyStep, { pod: podId })}
                variant={isSet ? 'default' : 'light'}
                size="sm"
              >
                {isSet ? words.view : words.set}
              </ButtonLink>
            </div>
          </div>
        );
      }}
    </QueryState>
  );
}
