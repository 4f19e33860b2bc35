import { useState } from 'react';
import type { NextTinyStep, StepStatus } from '../../contract/entities.gen';
import { useUpdateStepMutation } from '../api/stepsApi';
import { showWithUndo } from '../ui/messages/showMessage';
import { words } from './words';

/** A failed change, and what it would have kept. */
export interface StatusFailure {
  error: unknown;
  /** A cleared step that couldn't be restored, so that its words aren't lost. */
  lost?: NextTinyStep;
}

/** Sets the status at once; choosing Not Set, which clears the step, can be undone for 8 seconds (rule steps.undo). */
export function useStatusChange() {
  const [updateStep, { isLoading }] = useUpdateStepMutation();
  const [failure, setFailure] = useState<StatusFailure>();
  const put = ({ id, goal, description, commitmentDate }: NextTinyStep, status: StepStatus) =>
    updateStep({ id, stepUpdate: { status, goal, description, commitmentDate } }).unwrap();

  const restore = async (step: NextTinyStep) => {
    try {
      await put(step, step.status);
      setFailure(undefined);
    } catch (error) {
      setFailure({ error, lost: step });
    }
  };
  const choose = async (step: NextTinyStep, status: StepStatus) => {
    setFailure(undefined);
    try {
      await (status === 'NotSet' ? updateStep({ id: step.id, stepUpdate: { status } }).unwrap() : put(step, status));
      if (status === 'NotSet') showWithUndo(words.cleared, () => void restore(step));
    } catch (error) {
      setFailure({ error });
    }
  };
  return { choose, isChanging: isLoading, failure };
}
