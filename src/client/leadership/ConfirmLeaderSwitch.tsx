import { useNavigate } from 'react-router-dom';
import type { LeaderCandidate, LeaderCandidates, Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useOfferLeaderTransferMutation } from '../api/leadershipApi';
import { useGetMyUserQuery } from '../api/sessionApi';
import { podCrumbs } from '../pods';
import { ConfirmPage } from '../ui/confirm/ConfirmPage';
import { fullName } from '../ui/people/fullName';
import { NoticePage } from '../ui/pages/NoticePage';
import { QueryState } from '../ui/states/QueryState';
import { showMessage } from '../ui/messages/showMessage';
import { RowsSkeleton } from '../ui/states/skeletons';
import { useAnswerDeadline } from './ChooseLeader';
import { words } from './words.gen';

const text = words.confirmSwitch;

interface Chosen {
  pod: Pod;
  choice: LeaderCandidates;
  personId: string;
}

export function ConfirmLeaderSwitch({ pod, choice, personId }: Chosen) {
  const until = useAnswerDeadline();
  const me = useGetMyUserQuery();
  const person = choice.candidates.find(({ userId }) => userId === personId);
  const action = { label: text.back, to: pathTo(paths.leaderSwitch, { pod: pod.id }) };
  if (!person || person.leadsPodName !== undefined) {
    return (
      <NoticePage title={text.cannot} action={action}>
        <p>
          {person?.leadsPodName === undefined
            ? text.cannotWhy
            : text.leads({ name: fullName(person), pod: person.leadsPodName })}
        </p>
      </NoticePage>
    );
  }
  if (choice.openTransfer?.participantId === personId) {
    return (
      <NoticePage title={text.already({ name: fullName(person) })} action={action}>
        <p>{text.alreadyWhy({ until: until(choice.openTransfer) })}</p>
      </NoticePage>
    );
  }
  return (
    <QueryState query={me} skeleton={<RowsSkeleton />}>
      {({ id }) => <ConfirmOffer pod={pod} choice={choice} person={person} isMe={person.userId === id} />}
    </QueryState>
  );
}

function effectOnLeader({ myRole, leaderName }: Pod, leaves: boolean): string[] {
  if (leaderName === undefined) return [];
  if (myRole === 'leader') return [leaves ? text.youLeave : text.youStay];
  return [leaves ? text.leave({ leader: leaderName }) : text.stay({ leader: leaderName })];
}

interface ConfirmOfferProps extends Omit<Chosen, 'personId'> {
  person: LeaderCandidate;
  /** Staff may choose themselves, and then answer immediately. */
  isMe: boolean;
}

function ConfirmOffer({ pod, choice, person, isMe }: ConfirmOfferProps) {
  const navigate = useNavigate();
  const [offer] = useOfferLeaderTransferMutation();
  const { openTransfer, leaderLeaves } = choice;
  const name = fullName(person);
  const ask = async () => {
    const leaderTransferInput = { participantId: person.userId };
    const { id } = await offer({ id: pod.id, leaderTransferInput }).unwrap();
    if (isMe) return navigate(pathTo(paths.leaderCompleteSwitch, { request: id }), { replace: true });
    await navigate(pathTo(paths.pod, { pod: pod.id }), { replace: true });
    return showMessage(text.done({ name }));
  };
  return (
    <ConfirmPage
      title={text.title({ name, pod: pod.name })}
      crumbs={podCrumbs(pod, text.crumb)}
      effects={[
        isMe ? text.youBecome({ pod: pod.name }) : text.becomes({ name, pod: pod.name }),
        ...effectOnLeader(pod, leaderLeaves),
        isMe ? text.youAnswer : text.mailed({ name: person.firstName }),
        ...(openTransfer ? [text.replaces({ name: openTransfer.participantName })] : []),
      ]}
      verb={isMe ? text.verbYou : text.verb({ name: person.firstName })}
      onConfirm={ask}
      back={{ to: pathTo(paths.leaderSwitch, { pod: pod.id }) }}
    />
  );
}
