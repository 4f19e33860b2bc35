import { useNavigate, useLocation } from 'react-router-dom';
import type { Membership } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { useListMyMembershipsQuery } from '../api/membershipsApi';
import { ConfirmPage } from '../ui/confirm/ConfirmPage';
import { QueryState } from '../ui/states/QueryState';
import { CardsSkeleton } from '../ui/states/skeletons';
import { useRequiredAction } from './useRequiredAction';
import { WithDueAction } from './WithDueAction';
import { words } from './words';

const text = words.welcome;

/**
 * Welcomes a new leader, whether approved by staff or after taking over a pod; once acknowledged, the training must be
 * confirmed (rule onboarding.leaders).
 */
export function LeaderWelcomePage() {
  return (
    <WithDueAction action="LEADER_APPROVAL_ACKNOWLEDGEMENT">{(id) => <WelcomeIn businessId={id} />}</WithDueAction>
  );
}

/** A person who took over a pod already leads, and may never have applied. */
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

/** `led`: the membership in which the user already leads a pod. */
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
      intro={led ? text.textLeading(led.name) : text.text}
      effects={led ? text.steps : [...text.steps, text.addPod]}
      verb={text.submit}
      onConfirm={acknowledge}
      back={{ label: words.skip, to: returnPath, onClick: defer }}
    />
  );
}
