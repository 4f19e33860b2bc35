import { useNavigate } from 'react-router-dom';
import type { Pod, PodMember } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useAssignAssistantLeaderMutation } from '../api/leadershipApi';
import { participantCrumbs, participantPath, WithParticipant } from '../pods';
import { fullName } from '../ui/fullName';
import { ConfirmPage } from '../ui/ConfirmPage';
import { NoticePage } from '../ui/NoticePage';
import { showMessage } from '../ui/showMessage';
import { words } from './words';

const text = words.assign;

/** /pod/participant/assign: a participant is asked to assist. */
export function AssignAssistantPage() {
  return (
    <WithParticipant>
      {(pod, person) =>
        person.leader ? <Leads pod={pod} person={person} /> : <ConfirmAssignment pod={pod} person={person} />
      }
    </WithParticipant>
  );
}

interface PersonInPod {
  pod: Pod;
  person: PodMember;
}

function Leads({ pod, person }: PersonInPod) {
  const action = { label: text.toParticipants, to: pathTo(paths.podParticipants, { pod: pod.id }) };
  return (
    <NoticePage title={text.leads(fullName(person))} action={action}>
      <p>{text.leadsWhy}</p>
    </NoticePage>
  );
}

/** Whose part as assistant ends with this, if there is anybody else. */
function replaced({ pod, person }: PersonInPod): string[] {
  const { assistantId, assistantName, assistantConfirmed } = pod;
  if (assistantId === undefined || assistantId === person.userId || assistantName === undefined) return [];
  return [assistantConfirmed ? text.replaces(assistantName) : text.withdraws(assistantName)];
}

function ConfirmAssignment({ pod, person }: PersonInPod) {
  const navigate = useNavigate();
  const [assign] = useAssignAssistantLeaderMutation();
  const back = participantPath(pod, person);
  const ask = async () => {
    await assign({ id: pod.id, assistantLeaderInput: { participantId: person.userId } }).unwrap();
    await navigate(back, { replace: true });
    showMessage(text.done(fullName(person)));
  };
  return (
    <ConfirmPage
      title={text.title(fullName(person))}
      crumbs={participantCrumbs(pod, person, text.crumb)}
      effects={[text.link(person.firstName), text.told, text.runs, ...replaced({ pod, person })]}
      verb={text.verb(person.firstName)}
      onConfirm={ask}
      back={{ to: back }}
    />
  );
}
