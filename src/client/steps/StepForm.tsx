import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useCallback, useState } from 'react';
import { meetingDate } from '../../domain/meetings/display';
import { MAX_DESCRIPTION_LENGTH, MAX_GOAL_LENGTH, stepSchema } from '../../domain/steps/forms';
import type { StepValues } from '../../domain/steps/forms';
import type { NextTinyStep, StepCommit } from '../../contract/entities.gen';
import { myCurrentSteps, stepsApi, useCommitStepMutation } from '../api/stepsApi';
import { DateTimeField } from '../ui/form/dates/DateTimeField';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { ReportValues } from '../ui/form/ReportValues';
import { TextareaField } from '../ui/form/TextareaField';
import { useEdited } from '../ui/form/useEdited';
import { UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { showMessage } from '../ui/messages/showMessage';
import { readerLocale } from '../ui/readerLocale';
import { useReaderZone } from '../ui/readerZone';
import { Time } from '../ui/Time';
import { nowInSeconds, useNow } from '../ui/useNow';
import { words } from './words.gen';

export interface StepFormValues {
  goal: string;
  description: string;
  commitmentDate: number | '';
}

/** For somebody else's step; what the owner has done since the form opened isn't overwritten. */
export interface StepEntry {
  save: (id: string, stepCommit: StepCommit) => Promise<unknown>;
  reread: () => Promise<NextTinyStep | undefined>;
  saved: string;
}

export interface KeptStep {
  load: () => Partial<StepFormValues>;
  keep: (values: StepFormValues | undefined) => void;
}

interface StepFormProps {
  /**
   * The step to save: a later step of the owner's than the one with which the form opened, since the screen shows it.
   */
  step: NextTinyStep;
  submit: string;
  /** Epoch seconds; undefined without a next meeting. */
  nextMeetingAt: number | undefined;
  onDone: () => void;
  onCancel?: () => void;
  entry?: StepEntry;
  /** Must be constant or memoized. By default `stepDraft`, and the user is asked before leaving. */
  kept?: KeptStep;
  /** Must be constant or memoized. */
  onTyping?: (isTyping: boolean) => void;
  isOvertaken?: boolean;
}

export const stepDraft = ({ podId, id }: NextTinyStep) => formDraft(`step.${podId ?? id}`);

/** The current values when changing a step, the goal for the next step, empty for the first. */
function startOf({ status, goal, description, commitmentDate }: NextTinyStep): Partial<NextTinyStep> {
  return status === 'InProgress' ? { goal, description, commitmentDate } : { goal };
}

/** By default the step is due at the pod's next meeting (rule steps.commitmentDate). */
export function StepForm(props: StepFormProps) {
  const { step, submit, nextMeetingAt, onDone, onCancel, entry, kept, onTyping, isOvertaken } = props;
  const zone = useReaderZone();
  const now = useNow();
  const [commitStep] = useCommitStepMutation();
  const [listSteps] = stepsApi.useLazyListMyStepsQuery();
  const nextMeetingMillis = nextMeetingAt === undefined ? undefined : nextMeetingAt * 1000;
  const valuesOf = (of: NextTinyStep): StepFormValues => {
    const { goal = '', description = '', commitmentDate = nextMeetingMillis ?? '' } = startOf(of);
    return { goal, description, commitmentDate };
  };
  const shown = (_name: string, value: unknown) =>
    typeof value === 'number' ? meetingDate(value / 1000, zone, readerLocale(), nowInSeconds()) : undefined;
  const rereadOwn = async () => (await listSteps(myCurrentSteps).unwrap()).find(({ id }) => id === step.id);
  const edited = useEdited(step, valuesOf, async () => (await (entry?.reread ?? rereadOwn)()) ?? step);
  const [openedId] = useState(step.id);
  const [initialValues] = useState<StepFormValues>(() => ({ ...edited.initialValues, ...kept?.load() }));
  const save = entry?.save ?? ((id: string, stepCommit: StepCommit) => commitStep({ id, stepCommit }).unwrap());
  const commit = async (values: StepValues) => {
    const version = entry || step.id === openedId ? edited.version() : step.version;
    await save(step.id, { ...values, version });
    kept?.keep(undefined);
    onDone();
    showMessage(entry?.saved ?? words.committed);
  };
  const untouched = edited.initialValues;
  const report = useCallback(
    (values: StepFormValues) => {
      const isTyped = JSON.stringify(values) !== JSON.stringify(untouched);
      kept?.keep(isTyped ? values : undefined);
      onTyping?.(isTyped);
    },
    [kept, onTyping, untouched],
  );
  return (
    <Form
      initialValues={initialValues}
      latest={edited.latest}
      shown={shown}
      schema={stepSchema({ nowMillis: now * 1000, nextMeetingMillis })}
      onSubmit={commit}
      guard={kept ? 'kept' : UnsavedChangesGuard}
      draft={kept ? undefined : stepDraft(step)}
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
      <ReportValues onValues={report} />
      {isOvertaken && <SavedMeanwhile />}
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

/** Hidden while this form is being saved: the saved step may arrive before the response to the save. */
function SavedMeanwhile() {
  const { isSubmitting } = useFormikContext();
  return isSubmitting ? null : <p role="status">{words.savedMeanwhile}</p>;
}
