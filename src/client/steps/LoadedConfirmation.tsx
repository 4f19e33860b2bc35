import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { NextTinyStep } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useConfirmStepMutation } from '../api/stepsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { showMessage } from '../ui/messages/showMessage';
import { RefusalAlert } from '../ui/states/RefusalAlert';
import { words } from './confirmationWords.gen';
import classes from './confirmation.module.css';
import { useStepAct } from './useStepAct';

export interface ConfirmationProps {
  step: NextTinyStep;
  onChange?: () => void;
  isHidden?: boolean;
}

/** Once a step is over, only its status can be changed. */
export function LoadedConfirmation({ step, onChange, isHidden }: ConfirmationProps) {
  const [confirmStep] = useConfirmStepMutation();
  const { busy, error, run } = useStepAct(step);
  const confirm = () =>
    run(words.confirm, async () => {
      await confirmStep({ id: step.id, stepConfirmation: { version: step.version } }).unwrap();
      showMessage(words.confirmed);
    });
  if (isHidden) return null;
  const canChange = step.status === 'InProgress';
  return (
    <div className={classes.confirmation}>
      <p>{words.writtenDown}</p>
      <div className={classes.acts}>
        <Button
          variant="light"
          leftSection={<IconCheck size="1.125rem" aria-hidden />}
          aria-disabled={busy !== undefined}
          onClick={() => void confirm()}
        >
          {words.confirm}
        </Button>
        {!canChange ? null : onChange ? (
          <Button variant="default" onClick={onChange}>
            {words.change}
          </Button>
        ) : (
          <ButtonLink to={pathTo(paths.podsNextTinyStep, { pod: step.podId })} variant="default">
            {words.change}
          </ButtonLink>
        )}
      </div>
      <RefusalAlert error={error} message={words.changed} />
    </div>
  );
}
