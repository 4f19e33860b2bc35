import { useState } from 'react';
import type { NextTinyStep, StepStatus } from '../../contract/entities.gen';
import type { StepAnswerStatus } from '../../domain/steps/answers';
import { useMarkStepDoneMutation, useMarkStepNotDoneMutation, useUpdateStepMutation } from '../api/stepsApi';
import { showWithUndo } from '../ui/messages/showMessage';
import { words } from './words.gen';

interface StatusFailure {
  error: unknown;
  /** A cleared step that couldn't be restored, shown so that its text isn't lost. */
  lost?: NextTinyStep;
}

/** Choosing Not Set, which clears the step, can be undone for 8 seconds (rule steps.undo). */
export function useStatusChange() {
  const [updateStep, { isLoading }] = useUpdateStepMutation();
  const [markStepDone, { isLoading: isMarkingDone }] = useMarkStepDoneMutation();
  const [markStepNotDone, { isLoading: isMarkingNotDone }] = useMarkStepNotDoneMutation();
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
  /** Away from the step's page the status can't be changed back. */
  const answer = async (step: NextTinyStep, status: StepAnswerStatus) => {
    setFailure(undefined);
    try {
      // Sends only the status, since the step may have been reworded on another device.
      await (status === 'Done' ? markStepDone : markStepNotDone)({ id: step.id }).unwrap();
      showWithUndo(status === 'Done' ? words.win : words.notDoneSaved, () => void restore(step));
    } catch (error) {
      setFailure({ error });
    }
  };
  return { choose, answer, isChanging: isLoading || isMarkingDone || isMarkingNotDone, failure };
}
