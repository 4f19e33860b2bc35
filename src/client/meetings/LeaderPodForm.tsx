import { useState } from 'react';
import type { MeetingInput, ScheduledMeeting } from '../../contract/entities.gen';
import { leaderPodSchema } from '../../domain/meetings/forms';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { Section } from '../ui/Section';
import { useNow } from '../ui/useNow';
import { keepsDateOf, meetingAliases, meetingInputOf, type MeetingFormValues } from './formValues';
import { meetingFailure } from './meetingFailure';
import { MeetingFields } from './MeetingFields';
import { words } from './words';

const aliases = meetingAliases('meeting.', '');

interface LeaderPodFormProps {
  /** The meeting that is changed; absent for a new one. */
  existing?: ScheduledMeeting;
  initialMeeting: MeetingFormValues;
  isLinkOptional: boolean;
  onSave: (meeting: MeetingInput) => Promise<unknown>;
  submit: string;
  back: string;
}

/** A leader meeting: the same form to add and to edit. */
export function LeaderPodForm({ existing, initialMeeting, isLinkOptional, onSave, submit, back }: LeaderPodFormProps) {
  const nowSeconds = useNow();
  const [openedAt] = useState(nowSeconds);
  const schema = leaderPodSchema({
    nowSeconds,
    isLinkOptional,
    ...(existing && { keepsDate: keepsDateOf(existing, openedAt) }),
  });
  return (
    <Form
      initialValues={{ meeting: initialMeeting }}
      schema={schema}
      onSubmit={({ meeting }) => onSave(meetingInputOf(meeting))}
      failure={meetingFailure}
      aliases={aliases}
      guardsChanges
    >
      <Section title={words.leaderPods.meeting}>
        <MeetingFields name="meeting" isLinkOptional={isLinkOptional} existing={existing} />
      </Section>
      <FormActions submit={submit} sticky cancelTo={back} />
    </Form>
  );
}
