import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Membership, Pod, PodFormation } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { podFormationFormSchema, type PodFormationValues } from '../../../domain/pods/forms';
import { canBeChosenToLead } from '../../../domain/pods/formation';
import { useFormPodMutation } from '../../api/podsApi';
import { meetingAliases, MeetingFields, meetingFailure } from '../../meetings';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { TextField } from '../../ui/form/TextField';
import { UnsavedChangesGuard } from '../../ui/form/guards/UnsavedChangesGuard';
import { fullName } from '../../ui/people/fullName';
import { useReaderZone } from '../../ui/readerZone';
import { Section } from '../../ui/pages/Section';
import { showMessage } from '../../ui/messages/showMessage';
import { nowInSeconds, useNow } from '../../ui/useNow';
import { LeaderField } from '../manage/LeaderField';
import { MaximumField } from '../manage/MaximumField';
import { words } from '../words';
import { formationFormValues, formationInputOf } from './formationValues';
import { formationWords as text } from './formationWords';
import { FormationSummary } from './FormationSummary';
import { LocalTimes } from './LocalTimes';
import { PeopleField } from './PeopleField';

const aliases = meetingAliases('meeting.', 'meeting.');

interface FormPodFormProps {
  /** The pod whose waitlist it is, and on which the new one is modelled. */
  pod: Pod;
  membership: Membership;
  /** The server's current state: refetched after a refused act, while what was typed stays. */
  formation: PodFormation;
}

/** Chooses people, leader and meeting, and shows what will happen. */
export function FormPodForm({ pod, membership, formation }: FormPodFormProps) {
  const navigate = useNavigate();
  const timezone = useReaderZone();
  const nowSeconds = useNow();
  const [formPod] = useFormPodMutation();
  const [initialValues] = useState(() =>
    formationFormValues({ pod, membership, formation, timezone, now: nowInSeconds() }),
  );
  const { people } = formation;
  const isLinkOptional = membership.zoomSupported;
  const schema = podFormationFormSchema({ nowSeconds, isLinkOptional }, people);
  const agreed = people.filter(canBeChosenToLead).map((person) => ({
    value: person.userId,
    label: text.fromWaitlist(fullName(person)),
  }));
  const form = async (values: PodFormationValues) => {
    const formed = await formPod({ id: pod.id, podFormationInput: formationInputOf(values, formation) }).unwrap();
    await navigate(pathTo(paths.pod, { pod: formed.id }), { replace: true });
    showMessage(text.formed(formed.name));
  };
  return (
    <Form
      initialValues={initialValues}
      schema={schema}
      onSubmit={form}
      failure={meetingFailure}
      guard={UnsavedChangesGuard}
      aliases={aliases}
    >
      <Section title={text.people}>
        <PeopleField formation={formation} />
      </Section>
      <Section title={words.form.pod}>
        <TextField name="name" label={words.form.name} autoComplete="off" />
        <MaximumField pod={undefined} />
        <LeaderField membership={membership} agreed={agreed} help={text.leaderHelp} />
      </Section>
      <Section title={words.form.meeting}>
        <MeetingFields
          name="meeting"
          isLinkOptional={isLinkOptional}
          aboutStart={(start) => <LocalTimes people={people} start={start} />}
        />
      </Section>
      <FormationSummary formation={formation} />
      <FormActions submit={text.form} sticky cancelTo={pathTo(paths.pod, { pod: pod.id })} />
    </Form>
  );
}
