import { Button } from '@mantine/core';
import { IconHandFinger } from '@tabler/icons-react';
import type { PodMember } from '../../../contract/entities.gen';
import { useNudgeStepMutation } from '../../api/stepsApi';
import { showMessage } from '../../ui/messages/showMessage';
import { useAct } from '../../ui/messages/useAct';
import { FailureAlert } from '../../ui/states/FailureAlert';
import classes from './responses.module.css';
import { words } from './nudgeWords.gen';

/** Afterwards shows that somebody has reminded the person (rule steps.nudge). */
export function NudgeButton({ person: { firstName, step } }: { person: Pick<PodMember, 'firstName' | 'step'> }) {
  const [nudgeStep] = useNudgeStepMutation();
  const { busy, error, run } = useAct();
  if (step?.nudged) return <p className={classes.quiet}>{words.nudged}</p>;
  if (!step?.canNudge) return null;
  const nudge = () =>
    run(step.id, async () => {
      await nudgeStep({ id: step.id }).unwrap();
      showMessage(words.sent({ name: firstName }));
    });
  return (
    <>
      <div>
        <Button
          size="compact-sm"
          variant="subtle"
          className={classes.inText}
          leftSection={<IconHandFinger size="1rem" aria-hidden />}
          aria-label={words.nudgeName({ name: firstName })}
          aria-disabled={busy !== undefined}
          onClick={() => void nudge()}
        >
          {words.nudge}
        </Button>
      </div>
      {error !== undefined && <FailureAlert error={error} />}
    </>
  );
}
