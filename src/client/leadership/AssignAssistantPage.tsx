import { useNavigate } from 'react-router-dom';
import type { Pod, PodMember } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useAssignAssistantLeaderMutation } from '../api/leadershipApi';
import { participantCrumbs, participantPath, WithParticipant } from '../pods';
import { fullName } from '../ui/people/fullName';
import { ConfirmPage } from '../ui/confirm/ConfirmPage';
import { NoticePage } from '../ui/pages/NoticePage';
import { showMessage } from '../ui/messages/showMessage';
import { words } from './words.gen';

const text = words.assign;

export function AssignAssistantPage() {
  return <WithParticipant>{(pod, person) => <Assignment pod={pod} person={person} />}</WithParticipant>;
}

interface PersonInPod {
  pod: Pod;
  person: PodMember;
}

function Assignment({ pod, person }: PersonInPod) {
  if (person.leader) return <Leads pod={pod} person={person} />;
  if (pod.assistantId === person.userId) return <Named pod={pod} person={person} />;
  return <ConfirmAssignment pod={pod} person={person} />;
}

function Leads({ pod, person }: PersonInPod) {
  const action = { label: text.toParticipants, to: pathTo(paths.podParticipants, { pod: pod.id }) };
  return (
    <NoticePage title={text.leads({ name: fullName(person) })} action={action}>
      <p>{text.leadsWhy}</p>
    </NoticePage>
  );
}

function Named({ pod, person }: PersonInPod) {
  const name = fullName(person);
  const { assistant } = person;
  const action = { label: text.toPerson({ name }), to: participantPath(pod, person) };
  return (
    <NoticePage title={assistant ? text.assists({ name }) : text.already({ name })} action={action}>
      <p>{assistant ? text.assistsWhy : text.alreadyWhy}</p>
    </NoticePage>
  );
}

function replaced({ assistantId, assistantName, assistantConfirmed }: Pod): string[] {
  if (assistantId === undefined || assistantName === undefined) return [];
  return [assistantConfirmed ? text.replaces({ name: assistantName }) : text.withdraws({ name: assistantName })];
}

function ConfirmAssignment({ pod, person }: PersonInPod) {
  const navigate = useNavigate();
  const [assign] = useAssignAssistantLeaderMutation();
  const back = participantPath(pod, person);
  const ask = async () => {
    await assign({ id: pod.id, assistantLeaderInput: { participantId: person.userId } }).unwrap();
    await navigate(back, { replace: true });
    showMessage(text.done({ name: fullName(person) }));
  };
  return (
    <ConfirmPage
      title={text.title({ name: fullName(person) })}
      crumbs={participantCrumbs(pod, person, text.crumb)}
      effects={[text.link({ name: person.firstName }), text.told, text.runs, ...replaced(pod)]}
      verb={text.verb({ name: person.firstName })}
      onConfirm={ask}
      back={{ to: back }}
    />
  );
}
