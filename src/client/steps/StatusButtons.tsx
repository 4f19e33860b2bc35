import { Button } from '@mantine/core';
import { STEP_STATUSES, stepStatusWords } from '../../domain/steps/steps';
import type { StepStatus } from '../../contract/entities.gen';
import { statusIcons } from './StepStatusBadge';
import classes from './steps.module.css';
import { words } from './words';

/** Not Done comes last. */
const order = [...STEP_STATUSES].sort((a, b) => Number(a === 'NotDone') - Number(b === 'NotDone'));

interface StatusButtonsProps {
  status: StepStatus;
  busy: boolean;
  onChoose: (status: StepStatus) => void;
}

/** Buttons rather than radios, where moving past Not Set with an arrow key would clear the step. */
export function StatusButtons({ status, busy, onChoose }: StatusButtonsProps) {
  return (
    <fieldset className={classes.statuses}>
      <legend>{words.status}</legend>
      {order.map((one) => {
        const Icon = statusIcons[one];
        const chosen = one === status;
        return (
          <Button
            key={one}
            px="xs"
            variant={chosen ? 'filled' : 'default'}
            aria-pressed={chosen}
            aria-disabled={busy}
            leftSection={<Icon size="1.125rem" aria-hidden />}
            onClick={() => chosen || busy || onChoose(one)}
          >
            {stepStatusWords[one]}
          </Button>
        );
      })}
    </fieldset>
  );
}
