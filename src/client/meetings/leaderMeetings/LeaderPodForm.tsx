import type { MeetingInput } from '../../../contract/entities.gen';
import { leaderPodSchema } from '../../../domain/meetings/forms';
import type { FormDraft } from '../../ui/form/drafts/formDraft';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { UnsavedChangesGuard } from '../../ui/form/guards/UnsavedChangesGuard';
import { Section } from '../../ui/pages/Section';
import { useNow } from '../../ui/useNow';
import {
  meetingAliases,
  meetingInputOf,
  meetingFieldGroups,
  type MeetingFormValues,
  type OpenedMeeting,
} from '../form/formValues';
import { meetingFailure } from '../form/meetingFailure';
import { MeetingFields } from '../form/MeetingFields';
import { useFormatMeetingField } from '../joining/useFormatMeetingField';
import type { RebaseOnLatest } from '../../ui/form/rebase';
import { words as text } from './leaderPodWords.gen';

const aliases = meetingAliases('meeting.', '');

interface LeaderPodFormProps {
  existing?: OpenedMeeting;
  initialMeeting: MeetingFormValues;
  draft: FormDraft;
  latest?: RebaseOnLatest<{ meeting: MeetingFormValues }>;
  isLinkOptional: boolean;
  onSave: (meeting: MeetingInput) => Promise<unknown>;
  submit: string;
  back: string;
}

export function LeaderPodForm(props: LeaderPodFormProps) {
  const { existing, initialMeeting, draft, latest, isLinkOptional, onSave, submit, back } = props;
  const nowSeconds = useNow();
  const shown = useFormatMeetingField();
  const schema = leaderPodSchema({ nowSeconds, isLinkOptional, keepsDate: existing?.keepsDate });
  return (
    <Form
      initialValues={{ meeting: initialMeeting }}
      schema={schema}
      onSubmit={({ meeting }) => onSave(meetingInputOf(meeting))}
      failure={meetingFailure}
      aliases={aliases}
      latest={latest}
      units={meetingFieldGroups}
      shown={shown}
      guard={UnsavedChangesGuard}
      draft={draft}
    >
      <Section title={text.meeting}>
        <MeetingFields name="meeting" isLinkOptional={isLinkOptional} existing={existing} />
      </Section>
      <FormActions submit={submit} sticky cancelTo={back} />
    </Form>
  );
}
