import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { mySettingsPath, paths } from '../../domain/links';
import { useDeleteMyUserMutation } from '../api/accountApi';
import { endSession } from '../session';
import { ConfirmPage } from '../ui/ConfirmPage';
import { words } from './words';

const text = words.deleteAccount;

/** /delete-account: the server tells people who still run or lead something what to hand over (rule account.deletion). */
export function DeleteAccountPage() {
  const [deleteMyUser] = useDeleteMyUserMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const remove = async () => {
    await deleteMyUser().unwrap();
    endSession(dispatch);
    // After it, because the end of a session leads to the login.
    await navigate(paths.accountDeleted, { replace: true });
  };
  const back = mySettingsPath('account');
  return (
    <ConfirmPage
      title={text.title}
      crumbs={[{ label: words.settings.title, to: back }, { label: text.title }]}
      effects={text.effects}
      verb={text.verb}
      danger
      onConfirm={remove}
      back={{ to: back }}
    />
  );
}
