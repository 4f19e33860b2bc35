import { Button } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { StepStatus } from '../../contract/entities.gen';
import { STEP_STATUSES } from '../../domain/steps/steps';
import { statusIcons } from './StepStatusBadge';
import classes from './steps.module.css';
import { words } from './words.gen';
import { wordsIn as statusWordsIn } from '../../domain/steps/statusWords.gen';
import { LANGUAGE } from '../ui/language';

const order = [...STEP_STATUSES].sort((a, b) => Number(a === 'NotDone') - Number(b === 'NotDone'));

interface ChangeStatusProps {
  status: StepStatus;
  busy: boolean;
  onChoose: (status: StepStatus) => void;
}

/**
 * All four statuses, at any time (rule steps.status). Buttons rather than radio buttons, where moving past Not Set with
 * an arrow key would clear the step.
 */
export function ChangeStatus({ status, busy, onChoose }: ChangeStatusProps) {
  const [isOpen, setIsOpen] = useState(false);
  const part = useId();
  const clears = useId();
  return (
    <div className={classes.change}>
      <Button
        variant="subtle"
        size="sm"
        px={0}
        aria-expanded={isOpen}
        aria-controls={part}
        rightSection={<IconChevronDown size="1rem" aria-hidden data-turned={isOpen || undefined} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.changeStatus}
      </Button>
      <fieldset id={part} className={classes.statuses} hidden={!isOpen}>
        <legend>{words.status}</legend>
        <div className={classes.segments}>
          {order.map((one) => {
            const chosen = one === status;
            const Icon = chosen ? IconCheck : statusIcons[one];
            return (
              <Button
                key={one}
                px="xs"
                variant={chosen ? 'light' : 'default'}
                aria-pressed={chosen}
                aria-disabled={busy}
                aria-describedby={one === 'NotSet' ? clears : undefined}
                leftSection={<Icon size="1.125rem" aria-hidden />}
                onClick={() => chosen || busy || onChoose(one)}
              >
                {statusWordsIn(LANGUAGE)[one]}
              </Button>
            );
          })}
        </div>
        <p id={clears} className={classes.quiet}>
          {words.clears}
        </p>
      </fieldset>
    </div>
  );
}
