import { useNavigate } from 'react-router-dom';
import type { Pod, PodMember } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { useRemovePodMemberMutation } from '../../api/podsApi';
import { ConfirmPage } from '../../ui/confirm/ConfirmPage';
import { NoticePage } from '../../ui/pages/NoticePage';
import { showMessage } from '../../ui/messages/showMessage';
import { fullName } from '../../ui/people/fullName';
import { participantCrumbs, participantPath, podAdminCrumbs } from '../podCrumbs';
import { useStepsEnabled } from '../useStepsEnabled';
import { words } from '../words.gen';
import { WithParticipant } from './WithParticipant';

const text = words.removal;

export function RemoveParticipantPage() {
  return (
    <WithParticipant>
      {(pod, person) => (
        <ConfirmRemoval
          pod={pod}
          person={person}
          crumbs={participantCrumbs(pod, person, text.verb({ name: person.firstName }))}
          back={participantPath(pod, person)}
          next={pathTo(paths.podParticipants, { pod: pod.id })}
        />
      )}
    </WithParticipant>
  );
}

export function AdminRemoveParticipantPage() {
  return (
    <WithParticipant>
      {(pod, person) => {
        const admin = pathTo(paths.podsAdmin, { pod: pod.id });
        const crumbs = podAdminCrumbs(pod, text.verb({ name: person.firstName }));
        return <ConfirmRemoval pod={pod} person={person} crumbs={crumbs} back={admin} next={admin} />;
      }}
    </WithParticipant>
  );
}

interface RemovalProps {
  pod: Pod;
  person: PodMember;
  crumbs: ReturnType<typeof podAdminCrumbs>;
  back: string;
  next: string;
}

function ConfirmRemoval({ pod, person, crumbs, back, next }: RemovalProps) {
  const navigate = useNavigate();
  const [removeMember] = useRemovePodMemberMutation();
  const withSteps = useStepsEnabled(pod.membershipId);
  const name = fullName(person);
  if (person.leader) {
    const action = { label: words.admin.chooseLeader, to: pathTo(paths.leaderSwitch, { pod: pod.id }) };
    return (
      <NoticePage title={text.leads({ name })} action={action}>
        <p>{text.leadsWhy}</p>
      </NoticePage>
    );
  }
  const remove = async () => {
    await removeMember({ id: pod.id, participantId: person.userId }).unwrap();
    await navigate(next, { replace: true });
    showMessage(text.done({ name, pod: pod.name }));
  };
  return (
    <ConfirmPage
      title={text.title({ name })}
      crumbs={crumbs}
      effects={[
        text.place({ name: person.firstName, pod: pod.name, waiting: pod.waitlist }),
        text.emailed,
        text.chat,
        ...(withSteps ? [text.steps] : []),
        ...(person.assistant ? [text.assistant] : []),
      ]}
      verb={text.verb({ name: person.firstName })}
      danger
      onConfirm={remove}
      back={{ to: back }}
    />
  );
}
