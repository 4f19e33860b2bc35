import { useNavigate } from 'react-router-dom';
import type { Pod, PodMember } from '../../contract/entities.gen';
import { useGetAssistantLeaderQuery, useUnassignAssistantLeaderMutation } from '../api/leadershipApi';
import { participantCrumbs, participantPath, WithParticipant } from '../pods';
import { fullName } from '../ui/people/fullName';
import { ConfirmPage } from '../ui/confirm/ConfirmPage';
import { NoticePage } from '../ui/pages/NoticePage';
import { LoadingState } from '../ui/states/QueryState';
import { showMessage } from '../ui/messages/showMessage';
import { CardsSkeleton } from '../ui/states/skeletons';
import { words } from './words.gen';

const text = words.unassign;
const FAILURE = { message: text.failed, milliseconds: 3000 };

interface PersonInPod {
  pod: Pod;
  person: PodMember;
}

export function UnassignAssistantPage() {
  return <WithParticipant>{(pod, person) => <Unassignment pod={pod} person={person} />}</WithParticipant>;
}

function Unassignment({ pod, person }: PersonInPod) {
  if (pod.assistantId !== person.userId) return <NotAssisting pod={pod} person={person} />;
  return <ConfirmUnassignment pod={pod} person={person} />;
}

function NotAssisting({ pod, person }: PersonInPod) {
  return (
    <NoticePage
      title={text.notNow({ name: fullName(person) })}
      action={{ label: fullName(person), to: participantPath(pod, person) }}
    >
      <p>{text.notNowWhy}</p>
    </NoticePage>
  );
}

const doneText = (name: string, link: string): string =>
  link === '' ? text.done({ name }) : text.doneWithLink({ name, link });

function ConfirmUnassignment({ pod, person }: PersonInPod) {
  const navigate = useNavigate();
  const [unassign] = useUnassignAssistantLeaderMutation();
  const { data: assistant, isLoading } = useGetAssistantLeaderQuery({ id: pod.id });
  const name = fullName(person);
  const back = participantPath(pod, person);
  const confirmed = person.assistant;
  const end = async () => {
    const { meetingLink } = await unassign({ id: pod.id }).unwrap();
    await navigate(back, { replace: true });
    showMessage(confirmed ? doneText(name, meetingLink) : text.withdrawDone({ name }));
  };
  const link = assistant?.originalMeetingLink;
  // A line that loads later would push the button down.
  if (isLoading) return <LoadingState skeleton={<CardsSkeleton count={2} />} />;
  return (
    <ConfirmPage
      title={confirmed ? text.title({ name }) : text.withdrawTitle({ name })}
      crumbs={participantCrumbs(pod, person, confirmed ? text.crumb : text.withdrawVerb)}
      effects={
        confirmed
          ? [
              link === undefined ? text.revertsUnnamed : `${text.reverts} ${link}`,
              text.sameJoinLink,
              text.stays({ name: person.firstName, pod: pod.name }),
            ]
          : [text.withdrawn({ name: person.firstName })]
      }
      verb={confirmed ? text.verb : text.withdrawVerb}
      onConfirm={end}
      failure={FAILURE}
      back={{ to: back }}
    />
  );
}
