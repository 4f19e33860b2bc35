import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormikContext } from 'formik';
import type { Membership, Pod, PodFormation, PodFormationPerson } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { podFormationFormSchema, type PodFormationValues } from '../../../domain/pods/forms';
import { canBeChosenToLead, peopleToSeat } from '../../../domain/pods/formation';
import { useFormPodMutation } from '../../api/podsApi';
import { meetingAliases, MeetingFields, meetingFailure } from '../../meetings';
import { formDraft } from '../../ui/form/drafts/formDraft';
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
import { LocalTimes, NightWarning } from '../times/LocalTimes';
import { words } from '../words.gen';
import { isApproved } from '../../../domain/leadership/status';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { formationFormValues, formationInputOf, currentChoice, type FormationFormValues } from './formationValues';
import { words as text } from './formationWords.gen';
import { PeopleField } from './PeopleField';
import classes from './formation.module.css';

const aliases = meetingAliases('meeting.', 'meeting.');

interface FormPodFormProps {
  /** The pod whose waitlist it is, and on which the new pod is modelled. */
  pod: Pod;
  membership: Membership;
  /** Refetched after a refused act, while the form keeps what was typed. */
  formation: PodFormation;
}

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
    label: text.fromWaitlist({ name: fullName(person) }),
  }));
  const form = async (values: PodFormationValues) => {
    const formed = await formPod({ id: pod.id, podFormationInput: formationInputOf(values, formation) }).unwrap();
    await navigate(pathTo(paths.pod, { pod: formed.id }), { replace: true });
    showMessage(text.formed({ pod: formed.name }));
  };
  return (
    <Form
      initialValues={initialValues}
      schema={schema}
      onSubmit={form}
      failure={meetingFailure}
      guard={UnsavedChangesGuard}
      draft={formDraft(`pod-formation.${pod.id}`)}
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
          mayLinkWait
          isLinkOptional={isLinkOptional}
          aboutStart={(start) => (
            <Coming formation={formation}>{(coming) => <LocalTimes people={coming} start={start} />}</Coming>
          )}
        />
      </Section>
      <FormationSummary formation={formation} />
      <Coming formation={formation}>{(coming) => <NightWarning people={coming} />}</Coming>
      <FormActions submit={text.form} sticky cancelTo={pathTo(paths.pod, { pod: pod.id })} />
    </Form>
  );
}

interface ComingProps {
  formation: PodFormation;
  children: (people: readonly PodFormationPerson[]) => ReactNode;
}

function Coming({ formation: { people }, children }: ComingProps) {
  const { values } = useFormikContext<FormationFormValues>();
  const seated = peopleToSeat(people, currentChoice(values));
  return children(people.filter((person) => person.userId === values.leaderId || seated.includes(person)));
}

function FormationSummary({ formation: { people, waiting, minParticipants } }: { formation: PodFormation }) {
  const { values } = useFormikContext<FormationFormValues>();
  const { data: me } = useGetMyUserQuery();
  const { leaderId } = values;
  const seated = peopleToSeat(people, currentChoice(values)).length;
  // A person on the waitlist who agreed to lead leaves it for the new pod.
  const leader = people.find((person) => person.userId === leaderId && canBeChosenToLead(person));
  const stay = waiting - seated - (leader ? 1 : 0);
  const leads = () => {
    if (leaderId === '') return text.noLeaderYet;
    if (leaderId === me?.id) return text.youLead;
    return leader ? text.leadsIt({ name: fullName(leader) }) : text.chosenLeads;
  };
  const parts = [
    seated === 0 ? text.nobodySeated : text.seated({ count: seated }),
    leads(),
    stay === 0 ? text.nobodyStays : text.stay({ count: stay }),
  ];
  return (
    <Section title={text.summary}>
      <div role="status" className={classes.summary}>
        <p>
          <strong>{parts.join(' ')}</strong>
        </p>
        {seated > 0 && seated < minParticipants && <p>{text.few({ minimum: minParticipants })}</p>}
        {leader && leaderId !== me?.id && !isApproved(leader.leaderStatus) && (
          <p>{text.approves({ name: fullName(leader) })}</p>
        )}
      </div>
      <p className={classes.quiet}>{text.told}</p>
    </Section>
  );
}
