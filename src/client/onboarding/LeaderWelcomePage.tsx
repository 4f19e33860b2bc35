import { useNavigate, useLocation } from 'react-router-dom';
import type { Membership } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { useListMyMembershipsQuery } from '../api/membershipsApi';
import { ConfirmPage } from '../ui/confirm/ConfirmPage';
import { QueryState } from '../ui/states/QueryState';
import { CardsSkeleton } from '../ui/states/skeletons';
import { useRequiredAction } from './useRequiredAction';
import { WithDueAction } from './WithDueAction';
import { words } from './words.gen';

const text = words.welcome;

/** For leaders approved by staff, and for those who took over a pod (rule onboarding.leaders). */
export function LeaderWelcomePage() {
  return (
    <WithDueAction action="LEADER_APPROVAL_ACKNOWLEDGEMENT">{(id) => <WelcomeIn businessId={id} />}</WithDueAction>
  );
}

/** A person who took over a pod may never have applied. */
function WelcomeIn({ businessId }: { businessId: string }) {
  const memberships = useListMyMembershipsQuery({ id: businessId });
  return (
    <QueryState query={memberships} skeleton={<CardsSkeleton count={1} />}>
      {(list) => {
        const approved = list.filter(({ leaderStatus }) => leaderStatus === 'APPROVED');
        const led = approved.every(({ leader }) => leader) ? approved[0] : undefined;
        return <LeaderWelcome businessId={businessId} led={led} />;
      }}
    </QueryState>
  );
}

function LeaderWelcome({ businessId, led }: { businessId: string; led: Membership | undefined }) {
  const { completeThere, defer, returnPath } = useRequiredAction('LEADER_APPROVAL_ACKNOWLEDGEMENT', businessId);
  const navigate = useNavigate();
  const { search } = useLocation();
  const acknowledge = async () => {
    await completeThere();
    await navigate(paths.leaderConfirmTraining + search);
  };
  return (
    <ConfirmPage
      title={text.title}
      intro={led ? text.textLeading({ membership: led.name }) : text.text}
      effects={led ? text.steps : [...text.steps, text.addPod]}
      verb={text.submit}
      onConfirm={acknowledge}
      back={{ label: words.skip, to: returnPath, onClick: defer }}
    />
  );
}
