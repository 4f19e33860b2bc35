import { useState } from 'react';
import type { Membership, Pod, PodInput } from '../../contract/entities.gen';
import { podSchema } from '../../domain/pods/forms';
import { keepsDateOf, meetingAliases, MeetingFields, meetingFailure } from '../meetings';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextField } from '../ui/form/TextField';
import { Section } from '../ui/Section';
import { useNow } from '../ui/useNow';
import { LeaderField } from './LeaderField';
import { podInputOf, type PodFormValues } from './podFormValues';
import { words } from './words';

const text = words.form;

interface PodFormProps {
  membership: Membership;
  /** The pod that is changed; absent for a new one. */
  pod?: Pod;
  initialValues: PodFormValues;
  onSave: (pod: PodInput) => Promise<unknown>;
  submit: string;
  back: string;
}

const aliases = meetingAliases('meeting.', 'meeting.');

/** A pod with its meeting: the same form to add and to edit. */
export function PodForm({ membership, pod, initialValues, onSave, submit, back }: PodFormProps) {
  const nowSeconds = useNow();
  const [openedAt] = useState(nowSeconds);
  const choosesLeader = !pod && (membership.owner || membership.admin);
  const isLinkOptional = membership.zoomSupported || pod?.scheduledMeeting.thirdPartyMeetingId !== undefined;
  const schema = podSchema({
    purpose: pod ? 'edit' : 'create',
    nowSeconds,
    ...(pod && { keepsDate: keepsDateOf(pod.scheduledMeeting, openedAt) }),
    choosesLeader,
    isLinkOptional,
  });
  return (
    <Form
      initialValues={initialValues}
      schema={schema}
      onSubmit={(values) => onSave(podInputOf(values))}
      failure={meetingFailure}
      guardsChanges
      aliases={aliases}
    >
      <Section title={text.pod}>
        <TextField name="name" label={text.name} autoComplete="off" />
        <TextField
          name="maxParticipants"
          type="number"
          inputMode="numeric"
          label={text.maximum}
          description={text.maximumHelp}
        />
        {choosesLeader && <LeaderField membership={membership} />}
      </Section>
      <Section title={text.meeting}>
        <MeetingFields name="meeting" isLinkOptional={isLinkOptional} existing={pod?.scheduledMeeting} />
      </Section>
      <FormActions submit={submit} sticky cancelTo={back} />
    </Form>
  );
}
