import { Button } from '@mantine/core';
import { meetingDate } from '../../domain/meetings/display';
import { MAX_DESCRIPTION_LENGTH, MAX_GOAL_LENGTH, stepSchema } from '../../domain/steps/forms';
import type { StepValues } from '../../domain/steps/forms';
import type { NextTinyStep } from '../../contract/entities.gen';
import { myCurrentSteps, stepsApi, useCommitStepMutation } from '../api/stepsApi';
import { DateTimeField } from '../ui/form/dates/DateTimeField';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextareaField } from '../ui/form/TextareaField';
import { useEdited } from '../ui/form/useEdited';
import { UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { showMessage } from '../ui/messages/showMessage';
import { useReaderZone } from '../ui/readerZone';
import { Time } from '../ui/Time';
import { nowInSeconds, useNow } from '../ui/useNow';
import { words } from './words';

interface StepFormProps {
  step: NextTinyStep;
  submit: string;
  /** The next meeting's start, in epoch seconds; undefined if there is none. */
  nextMeetingAt: number | undefined;
  onDone: () => void;
  /** Undefined if there is no step to return to. */
  onCancel?: () => void;
}

/** Initial values: the current values when changing a step, the goal for the next step, empty for the first. */
function startOf({ status, goal, description, commitmentDate }: NextTinyStep): Partial<NextTinyStep> {
  return status === 'InProgress' ? { goal, description, commitmentDate } : { goal };
}

/** Goal, step and date. By default the step is due at the pod's next meeting (rule steps.commitmentDate). */
export function StepForm({ step, submit, nextMeetingAt, onDone, onCancel }: StepFormProps) {
  const zone = useReaderZone();
  const now = useNow();
  const [commitStep] = useCommitStepMutation();
  const [listSteps] = stepsApi.useLazyListMyStepsQuery();
  const nextMeetingMillis = nextMeetingAt === undefined ? undefined : nextMeetingAt * 1000;
  const valuesOf = (of: NextTinyStep) => {
    const { goal = '', description = '', commitmentDate = nextMeetingMillis ?? '' } = startOf(of);
    return { goal, description, commitmentDate };
  };
  const shown = (_name: string, value: unknown) =>
    typeof value === 'number' ? meetingDate(value / 1000, zone, navigator.language, nowInSeconds()) : undefined;
  const edited = useEdited(step, valuesOf, async () => {
    const current = await listSteps(myCurrentSteps).unwrap();
    return current.find(({ id }) => id === step.id) ?? step;
  });
  const commit = async (values: StepValues) => {
    await commitStep({ id: step.id, stepCommit: { ...values, version: edited.version() } }).unwrap();
    onDone();
    showMessage(words.committed);
  };
  return (
    <Form
      initialValues={edited.initialValues}
      latest={edited.latest}
      shown={shown}
      schema={stepSchema({ nowMillis: now * 1000, nextMeetingMillis })}
      onSubmit={commit}
      guard={UnsavedChangesGuard}
    >
      <TextareaField name="goal" label={words.goal} description={words.goalHelp} rows={2} maximum={MAX_GOAL_LENGTH} />
      <TextareaField
        name="description"
        label={words.description}
        description={words.descriptionHelp}
        rows={3}
        maximum={MAX_DESCRIPTION_LENGTH}
      />
      <DateTimeField
        name="commitmentDate"
        label={words.date}
        zone={zone}
        unit="milliseconds"
        earliest={now}
        latest={nextMeetingAt}
        description={
          nextMeetingAt !== undefined && (
            <>
              {words.nextMeeting} <Time at={nextMeetingAt} />.
            </>
          )
        }
      />
      <FormActions submit={submit}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
