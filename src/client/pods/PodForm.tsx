import type { Membership, Pod, PodInput } from '../../contract/entities.gen';
import { podSchema } from '../../domain/pods/forms';
import { explanationOf } from '../api/problem';
import { meetingAliases, MeetingFields, meetingWords } from '../meetings';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextField } from '../ui/form/TextField';
import { Section } from '../ui/Section';
import { useNow } from '../ui/useNow';
import { LeaderField } from './LeaderField';
import { MaximumField } from './MaximumField';
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

/** The server's explanation where it has one, else the screen's own message (rule platform.forms). */
function failureOf(error: unknown): string {
  return explanationOf(error, [400, 404, 409]) ?? meetingWords.form.notSaved;
}

const aliases = { ...meetingAliases('meeting.', 'meeting.'), ...meetingAliases('meeting.', '') };

/** A pod with its meeting: the same form to add and to edit. */
export function PodForm({ membership, pod, initialValues, onSave, submit, back }: PodFormProps) {
  const nowSeconds = useNow();
  const choosesLeader = !pod && (membership.owner || membership.admin);
  const isLinkOptional = membership.zoomSupported || pod?.scheduledMeeting.thirdPartyMeetingId !== undefined;
  const schema = podSchema({
    purpose: pod ? 'edit' : 'create',
    nowSeconds,
    originalUnixTime: pod?.scheduledMeeting.unixTime,
    choosesLeader,
    isLinkOptional,
  });
  return (
    <Form
      initialValues={initialValues}
      schema={schema}
      onSubmit={(values) => onSave(podInputOf(values))}
      failure={failureOf}
      aliases={aliases}
    >
      <Section title={text.pod}>
        <TextField name="name" label={text.name} autoComplete="off" />
        <MaximumField pod={pod} />
        {choosesLeader && <LeaderField membership={membership} />}
      </Section>
      <Section title={text.meeting}>
        <MeetingFields name="meeting" isLinkOptional={isLinkOptional} canPause={pod !== undefined} />
      </Section>
      <FormActions submit={submit} sticky cancelTo={back} />
    </Form>
  );
}
