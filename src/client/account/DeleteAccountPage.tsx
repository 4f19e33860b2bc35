import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { mySettingsPath, paths } from '../../domain/links';
import { ownProofSchema, type OwnProofValues } from '../../domain/session/twoFactor';
import { storedUserId } from '../api/transport/accessToken';
import { useDeleteMyUserMutation } from '../api/accountApi';
import { emptyApi } from '../api/emptyApi';
import { problemOf } from '../api/problem';
import { endSession } from '../session';
import { Card } from '../ui/pages/Card';
import { Effects } from '../ui/confirm/Effects';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { FormPage } from '../ui/pages/FormPage';
import pages from '../ui/pages/pages.module.css';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { DutiesGate } from './DutiesGate';
import { OwnProofFields, useRequiresCode } from './OwnProofFields';
import { words } from './words.gen';

const text = words.deleteAccount;

/** Users who run or lead something see what to hand over; the server checks again (rule account.deletion). */
export function DeleteAccountPage() {
  const [deleteMyUser] = useDeleteMyUserMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const asksCode = useRequiresCode();
  const remove = async ({ password, code }: OwnProofValues) => {
    const deleteAccountRequest = { password, ...(code && { code }) };
    const userId = storedUserId();
    try {
      await deleteMyUser({ deleteAccountRequest }).unwrap();
    } catch (reason) {
      if (problemOf(reason)?.code === 'hand_over_first') dispatch(emptyApi.util.invalidateTags(['Business', 'Pod']));
      throw reason;
    }
    endSession(dispatch, userId);
    // Navigates first: the end of the session redirects to the login page.
    await navigate(paths.accountDeleted, { replace: true });
  };
  const back = mySettingsPath('account');
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
          <DutiesGate skeleton={<FieldsSkeleton count={2} />}>
            <Effects effects={text.effects} />
            <Form
              guard="short"
              initialValues={{ password: '', code: '' }}
              schema={ownProofSchema(asksCode)}
              onSubmit={remove}
            >
              <OwnProofFields />
              <FormActions submit={text.verb} danger cancelTo={back} />
            </Form>
          </DutiesGate>
        </div>
      </Card>
    </FormPage>
  );
}
