import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { mySettingsPath, paths } from '../../domain/links';
import { storedUserId } from '../api/accessToken';
import { useDeleteMyUserMutation } from '../api/accountApi';
import { useListMyPodsQuery } from '../api/podsApi';
import { problemOf } from '../api/problem';
import { endSession } from '../session';
import { ConfirmPage } from '../ui/ConfirmPage';
import { PodsToHandOver } from './PodsToHandOver';
import { words } from './words';

const text = words.deleteAccount;

/** /delete-account: the server tells people who still run or lead something what to hand over (rule account.deletion). */
export function DeleteAccountPage() {
  const [deleteMyUser] = useDeleteMyUserMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const remove = async () => {
    const userId = storedUserId();
    try {
      await deleteMyUser().unwrap();
    } catch (reason) {
      setIsRefused(problemOf(reason)?.code === 'hand_over_first');
      throw reason;
    }
    endSession(dispatch, userId);
    // After it, because the end of a session leads to the login.
    await navigate(paths.accountDeleted, { replace: true });
  };
  const back = mySettingsPath('account');
  const [isRefused, setIsRefused] = useState(false);
  return (
    <ConfirmPage
      title={text.title}
      crumbs={[
        { label: words.settings.title, to: paths.mySettings },
        { label: words.settings.panels.account, to: back },
        { label: text.title },
      ]}
      effects={text.effects}
      verb={text.verb}
      danger
      onConfirm={remove}
      back={{ to: back }}
    >
      {isRefused && <HandOverFirst />}
    </ConfirmPage>
  );
}

/** For who still leads a pod: the server has refused, and here is where that can be changed. */
function HandOverFirst() {
  const { data: pods = [] } = useListMyPodsQuery();
  return <PodsToHandOver pods={pods} />;
}
