import { useState } from 'react';
import type { NextTinyStep, StepStatus } from '../../contract/entities.gen';
import { useUpdateStepMutation } from '../api/stepsApi';
import { showWithUndo } from '../ui/messages/showMessage';
import { words } from './words';

/** A change that did not go through, and what would have been kept by it. */
export interface StatusFailure {
  error: unknown;
  /** A cleared step that could not be brought back, so that its words are not lost. */
  lost?: NextTinyStep;
}

/** Sets the status at once; choosing Not Set, which clears the step, can be taken back for 8 seconds (rule steps.undo). */
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
