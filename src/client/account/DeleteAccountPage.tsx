import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { mySettingsPath, paths } from '../../domain/links';
import { ownProofSchema, type OwnProofValues } from '../../domain/session/twoFactor';
import { storedUserId } from '../api/accessToken';
import { useDeleteMyUserMutation } from '../api/accountApi';
import { useListMyPodsQuery } from '../api/podsApi';
import { problemOf } from '../api/problem';
import { endSession } from '../session';
import { Card } from '../ui/Card';
import { Effects } from '../ui/Effects';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { FormPage } from '../ui/FormPage';
import pages from '../ui/pages.module.css';
import { OwnProofFields, useAsksCode } from './OwnProofFields';
import { PodsToHandOver } from './PodsToHandOver';
import { words } from './words';

const text = words.deleteAccount;

/** /delete-account: the server tells people who still run or lead something what to hand over (rule account.deletion). */
export function DeleteAccountPage() {
  const [deleteMyUser] = useDeleteMyUserMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const asksCode = useAsksCode();
  const remove = async ({ password, code }: OwnProofValues) => {
    const deleteAccountRequest = { password, ...(code && { code }) };
    const userId = storedUserId();
    try {
      await deleteMyUser({ deleteAccountRequest }).unwrap();
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
    <FormPage
      title={text.title}
      crumbs={[
        { label: words.settings.title, to: paths.mySettings },
        { label: words.settings.panels.account, to: back },
        { label: text.title },
      ]}
    >
      <Card>
        <div className={pages.card}>
          <Effects effects={text.effects} />
          {isRefused && <HandOverFirst />}
          <Form
            guard="short"
            initialValues={{ password: '', code: '' }}
            schema={ownProofSchema(asksCode)}
            onSubmit={remove}
          >
            <OwnProofFields />
            <FormActions submit={text.verb} danger cancelTo={back} />
          </Form>
        </div>
      </Card>
    </FormPage>
  );
}

/** For who still leads a pod: the server has refused, and here is where that can be changed. */
function HandOverFirst() {
  const { data: pods = [] } = useListMyPodsQuery();
  return <PodsToHandOver pods={pods} />;
}
