import { useNavigate } from 'react-router-dom';
import type { LeaderCandidate, LeaderCandidates, Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useOfferLeaderTransferMutation } from '../api/leadershipApi';
import { useGetMyUserQuery } from '../api/sessionApi';
import { podCrumbs } from '../pods';
import { ConfirmPage } from '../ui/ConfirmPage';
import { NoticePage } from '../ui/NoticePage';
import { showMessage } from '../ui/showMessage';
import { useAnswerUntil } from './ChooseLeader';
import { words } from './words';

const text = words.confirmSwitch;

const nameOf = ({ firstName, lastName }: LeaderCandidate) => `${firstName} ${lastName}`;

interface Chosen {
  pod: Pod;
  choice: LeaderCandidates;
  personId: string;
}

/** Asks the person chosen, or says why they can't be asked. */
export function ConfirmLeaderSwitch({ pod, choice, personId }: Chosen) {
  const until = useAnswerUntil();
  const person = choice.candidates.find(({ userId }) => userId === personId);
  const action = { label: text.back, to: pathTo(paths.leaderSwitch, { pod: pod.id }) };
  if (!person || person.leadsPodName !== undefined) {
    return (
      <NoticePage title={text.cannot} action={action}>
        <p>{person?.leadsPodName === undefined ? text.cannotWhy : text.leads(nameOf(person), person.leadsPodName)}</p>
      </NoticePage>
    );
  }
  if (choice.openTransfer?.participantId === personId) {
    return (
      <NoticePage title={text.already(nameOf(person))} action={action}>
        <p>{text.alreadyWhy(until(choice.openTransfer))}</p>
      </NoticePage>
    );
  }
  return <ConfirmOffer pod={pod} choice={choice} person={person} />;
}

/** What becomes of who leads the pod now. */
function effectOnLeader({ myRole, leaderName }: Pod, leaves: boolean): string[] {
  if (leaderName === undefined) return [];
  if (myRole === 'leader') return [leaves ? text.youLeave : text.youStay];
  return [leaves ? text.leave(leaderName) : text.stay(leaderName)];
}

function ConfirmOffer({ pod, choice, person }: Omit<Chosen, 'personId'> & { person: LeaderCandidate }) {
  const navigate = useNavigate();
  const [offer] = useOfferLeaderTransferMutation();
  const { data: me } = useGetMyUserQuery();
  const { openTransfer, leaderLeaves } = choice;
  const ask = async () => {
    const leaderTransferInput = { participantId: person.userId };
    const transfer = await offer({ id: pod.id, leaderTransferInput }).unwrap();
    if (person.userId === me?.id) {
      return navigate(pathTo(paths.leaderCompleteSwitch, { request: transfer.id }), { replace: true });
    }
    await navigate(pathTo(paths.pod, { pod: pod.id }), { replace: true });
    showMessage(text.done(nameOf(person)));
  };
  return (
    <ConfirmPage
      title={text.title(nameOf(person), pod.name)}
      crumbs={podCrumbs(pod, text.crumb)}
      effects={[
        text.becomes(nameOf(person), pod.name),
        ...effectOnLeader(pod, leaderLeaves),
        text.mailed(person.firstName),
        ...(openTransfer ? [text.replaces(openTransfer.participantName)] : []),
      ]}
      verb={text.verb(person.firstName)}
      onConfirm={ask}
      back={{ to: pathTo(paths.leaderSwitch, { pod: pod.id }) }}
    />
  );
}
