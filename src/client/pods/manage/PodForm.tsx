import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { Membership, Pod, PodInput } from '../../../contract/entities.gen';
import { podSchema } from '../../../domain/pods/forms';
import {
  meetingAliases,
  MeetingFields,
  meetingFailure,
  meetingFieldGroups,
  useFormatMeetingField,
  type OpenedMeeting,
} from '../../meetings';
import type { FormDraft } from '../../ui/form/drafts/formDraft';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { TextField } from '../../ui/form/TextField';
import { UnsavedChangesGuard } from '../../ui/form/guards/UnsavedChangesGuard';
import { Section } from '../../ui/pages/Section';
import { useNow } from '../../ui/useNow';
import { words } from '../words.gen';
import type { RebaseOnLatest } from '../../ui/form/rebase';
import { LocalTimes, NightWarning, type LocalPerson } from '../times/LocalTimes';
import { LeaderField } from './LeaderField';
import { MaximumField } from './MaximumField';
import { podInputOf, type PodFormValues } from './podFormValues';

const text = words.form;

interface PodFormProps {
  membership: Membership;
  existing?: { pod: Pod; meeting: OpenedMeeting };
  initialValues: PodFormValues;
  draft: FormDraft;
  /** Who will be in the meeting, as far as known, for the chosen leader. */
  attendees?: (leaderId: string) => readonly LocalPerson[];
  latest?: RebaseOnLatest<PodFormValues>;
  onSave: (pod: PodInput) => Promise<unknown>;
  submit: string;
  back: string;
}

const aliases = meetingAliases('meeting.', 'meeting.');

/** Undefined if the form shows the pod's own link (rule leadership.assistantLink). */
const linkOwnerOf = ({ assistantName, scheduledMeeting }: Pod) =>
  scheduledMeeting.isAssistantLink ? assistantName : undefined;

export function PodForm(props: PodFormProps) {
  const { membership, existing, initialValues, draft, attendees, latest, onSave, submit, back } = props;
  const nowSeconds = useNow();
  const shown = useFormatMeetingField();
  const choosesLeader = !existing && (membership.owner || membership.admin);
  const isLinkOptional = membership.zoomSupported || existing?.meeting.isAtZoom === true;
  const schema = podSchema({
    purpose: existing ? 'edit' : 'create',
    nowSeconds,
    keepsDate: existing?.meeting.keepsDate,
    choosesLeader,
    isLinkOptional,
  });
  return (
    <Form
      initialValues={initialValues}
      schema={schema}
      onSubmit={(values) => onSave(podInputOf(values))}
      failure={meetingFailure}
      guard={UnsavedChangesGuard}
      draft={draft}
      aliases={aliases}
      latest={latest}
      units={meetingFieldGroups}
      shown={shown}
    >
      <Section title={text.pod}>
        <TextField name="name" label={text.name} autoComplete="off" />
        <MaximumField pod={existing?.pod} />
        {choosesLeader && <LeaderField membership={membership} />}
      </Section>
      <Section title={text.meeting}>
        <MeetingFields
          name="meeting"
          mayLinkWait
          isLinkOptional={isLinkOptional}
          existing={existing?.meeting}
          linkOwner={existing && linkOwnerOf(existing.pod)}
          aboutStart={(start) => (
            <Attendees of={attendees}>{(people) => <LocalTimes people={people} start={start} />}</Attendees>
          )}
        />
      </Section>
      {attendees && <Attendees of={attendees}>{(people) => <NightWarning people={people} />}</Attendees>}
      <FormActions submit={submit} sticky cancelTo={back} />
    </Form>
  );
}

interface AttendeesProps {
  of: PodFormProps['attendees'];
  children: (people: readonly LocalPerson[]) => ReactNode;
}

function Attendees({ of, children }: AttendeesProps) {
  const { values } = useFormikContext<PodFormValues>();
  return children(of?.(values.leaderId) ?? []);
}
