import { podSchema } from '../../domain/pods/forms';
import type { PodFormOptions, PodValues } from '../../domain/pods/forms';
import { problemOf, statusOf } from '../api/problem';
import { meetingAliases, MeetingFields, meetingWords } from '../meetings';
import type { MeetingFormValues } from '../meetings';
import { ButtonLink } from '../ui/ButtonLink';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { SelectField } from '../ui/form/SelectField';
import { TextField } from '../ui/form/TextField';
import { Section } from '../ui/Section';
import { words } from './words';

const text = words.form;

export interface PodFormValues {
  name: string;
  maxParticipants: number | '';
  leaderId: string;
  meeting: MeetingFormValues;
}

interface PodFormProps {
  start: PodFormValues;
  options: PodFormOptions;
  /** Who may be chosen to lead; absent where there is no choice. */
  leaders?: readonly { value: string; label: string }[];
  leadersFailed?: boolean;
  onSave: (values: PodValues) => Promise<unknown>;
  submit: string;
  back: string;
}

/** What the server explains is said in its words; all else in those of the specification (section 8). */
function failureOf(error: unknown): string {
  const explained = [400, 404, 409].includes(statusOf(error) ?? 0);
  return (explained ? problemOf(error)?.detail : undefined) ?? meetingWords.form.notSaved;
}

/** The first choice is none. */
function leadersHelp(choices: number, failed: boolean | undefined): string {
  if (failed) return text.leadersFailed;
  return choices > 1 ? text.leaderHelp : text.leadersNone;
}

/** A pod with its meeting: the same form to add and to edit. */
export function PodForm({ start, options, leaders, leadersFailed, onSave, submit, back }: PodFormProps) {
  return (
    <Form
      initialValues={start}
      schema={podSchema(options)}
      onSubmit={onSave}
      failure={failureOf}
      aliases={{
        ...meetingAliases('meeting.', 'meeting.'),
        ...meetingAliases('meeting.', ''),
      }}
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
        {leaders && (
          <SelectField
            name="leaderId"
            label={text.leader}
            data={[...leaders]}
            description={leadersHelp(leaders.length, leadersFailed)}
          />
        )}
      </Section>
      <Section title={text.meeting}>
        <MeetingFields
          name="meeting"
          isLinkOptional={options.isLinkOptional ?? false}
          canPause={options.purpose === 'edit'}
        />
      </Section>
      <FormActions submit={submit} sticky>
        <ButtonLink to={back} variant="default">
          {text.cancel}
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
