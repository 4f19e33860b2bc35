import { useNavigate, useLocation } from 'react-router-dom';
import { paths } from '../../domain/links';
import { ConfirmPage } from '../ui/ConfirmPage';
import { useRequiredAction } from './useRequiredAction';
import { WithDueAction } from './WithDueAction';
import { words } from './words';

const text = words.welcome;

/** The application was approved: acknowledged here, then the training is confirmed (rule onboarding.leaders). */
export function LeaderWelcomePage() {
  return <WithDueAction action="LEADER_APPROVAL_ACKNOWLEDGEMENT">{() => <LeaderWelcome />}</WithDueAction>;
}

function LeaderWelcome() {
  const { complete, defer, returnPath } = useRequiredAction('LEADER_APPROVAL_ACKNOWLEDGEMENT');
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
      back={{ label: words.skip, to: returnPath, onClick: defer }}
    />
  );
}
