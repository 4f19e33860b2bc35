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
import { words } from '../words';
import type { RebaseOnLatest } from '../../ui/form/rebase';
import { LeaderField } from './LeaderField';
import { MaximumField } from './MaximumField';
import { podInputOf, type PodFormValues } from './podFormValues';

const text = words.form;

interface PodFormProps {
  membership: Membership;
  existing?: { pod: Pod; meeting: OpenedMeeting };
  initialValues: PodFormValues;
  draft: FormDraft;
  latest?: RebaseOnLatest<PodFormValues>;
  onSave: (pod: PodInput) => Promise<unknown>;
  submit: string;
  back: string;
}

const aliases = meetingAliases('meeting.', 'meeting.');

/** Undefined if the form shows the pod's own link (rule leadership.assistantLink). */
const linkOwnerOf = ({ assistantName, scheduledMeeting }: Pod) =>
  scheduledMeeting.isAssistantLink ? assistantName : undefined;

export function PodForm({ membership, existing, initialValues, draft, latest, onSave, submit, back }: PodFormProps) {
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
          isLinkOptional={isLinkOptional}
          existing={existing?.meeting}
          linkOwner={existing && linkOwnerOf(existing.pod)}
        />
      </Section>
      <FormActions submit={submit} sticky cancelTo={back} />
    </Form>
  );
}
