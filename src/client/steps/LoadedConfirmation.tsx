import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { NextTinyStep } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useConfirmStepMutation } from '../api/stepsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { showMessage } from '../ui/messages/showMessage';
import { useAct } from '../ui/messages/useAct';
import { FailureAlert } from '../ui/states/FailureAlert';
import { words } from './confirmationWords';
import classes from './confirmation.module.css';

export interface ConfirmationProps {
  step: NextTinyStep;
  /** Opens the step's form; by default its page is linked. */
  onChange?: () => void;
}

/** The question to the step's owner. */
export function LoadedConfirmation({ step, onChange }: ConfirmationProps) {
  const [confirmStep] = useConfirmStepMutation();
  const { busy, error, run } = useAct();
  const confirm = () =>
    run(words.confirm, async () => {
      await confirmStep({ id: step.id, stepConfirmation: { version: step.version } }).unwrap();
      showMessage(words.confirmed);
    });
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
        {onChange ? (
          <Button variant="default" onClick={onChange}>
            {words.change}
          </Button>
        ) : (
          <ButtonLink to={pathTo(paths.podsNextTinyStep, { pod: step.podId })} variant="default">
            {words.change}
          </ButtonLink>
        )}
      </div>
      {error !== undefined && <FailureAlert error={error} />}
    </div>
  );
}
