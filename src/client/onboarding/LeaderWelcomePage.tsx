import { useNavigate, useLocation } from 'react-router-dom';
import { paths } from '../../domain/links';
import { WithBusiness } from '../session';
import { ConfirmPage } from '../ui/ConfirmPage';
import { CardsSkeleton } from '../ui/skeletons';
import { useRequiredAction } from './useRequiredAction';
import { words } from './words';

const text = words.welcome;

/** The application was approved: acknowledged here, then the training is confirmed (rule onboarding.leaders). */
export function LeaderWelcomePage() {
  return <WithBusiness skeleton={<CardsSkeleton count={1} />}>{() => <LeaderWelcome />}</WithBusiness>;
}

function LeaderWelcome() {
  const { complete } = useRequiredAction('LEADER_APPROVAL_ACKNOWLEDGEMENT');
  const navigate = useNavigate();
  const { search } = useLocation();
  const acknowledge = async () => {
    await complete();
    await navigate(paths.leaderConfirmTraining + search);
  };
  return (
    <ConfirmPage
      title={text.title}
      intro={text.text}
      effects={text.steps}
      verb={text.submit}
      onConfirm={acknowledge}
      back={{ label: words.skip, to: paths.memberships }}
    />
  );
}
