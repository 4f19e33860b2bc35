import { useNavigate } from 'react-router-dom';
import { isHttpLink, paths } from '../../domain/links';
import { leaderSignUpSchema, type LeaderSignUpValues } from '../../domain/members/forms';
import type { Invite } from '../../contract/entities.gen';
import { useRegisterMemberMutation } from '../api/membersApi';
import { AccountFormPage } from '../ui/AccountFormPage';
import { CheckboxField } from '../ui/form/CheckboxField';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { WithInvite } from './WithInvite';
import { InviteHeader } from './InviteHeader';
import { AgreementField, PersonFields, TermsField } from './SignUpFields';
import { SignUpFooter } from './SignUpFooter';
import { words } from './words';

const text = words.leader;

/** A future leader's account and application (specification, section 2). */
export function SignUpLeaderPage() {
  return (
    <WithInvite role="Leader" title={text.title}>
      {(invite, code) => <LeaderForm key={code} invite={invite} code={code} />}
    </WithInvite>
  );
}

function LeaderForm({ invite, code }: { invite: Invite; code: string }) {
  const [registerMember] = useRegisterMemberMutation();
  const navigate = useNavigate();
  const agreement = invite.agreementLink && isHttpLink(invite.agreementLink) ? invite.agreementLink : undefined;
  const initialValues: LeaderSignUpValues = {
    inviteCode: code,
    email: '',
    firstName: '',
    lastName: '',
    password: '',
    confirmPassword: '',
    agreeToTraining: false,
    agreeToTerms: false,
    agreeToAgreement: false,
  };
  const register = async ({ inviteCode, email, firstName, lastName, password }: LeaderSignUpValues) => {
    await registerMember({ memberRegistration: { inviteCode, email, firstName, lastName, password } }).unwrap();
    await navigate(paths.signUpCheckInbox);
  };
  return (
    <AccountFormPage title={text.title} host={<InviteHeader invite={invite} />} footer={<SignUpFooter />}>
      <Form
        initialValues={initialValues}
        schema={leaderSignUpSchema({ hasAgreementLink: agreement !== undefined })}
        onSubmit={register}
      >
        <PersonFields />
        <CheckboxField name="agreeToTraining" label={text.training} />
        <TermsField to={paths.signUpLeaderTerms} />
        {agreement && <AgreementField href={agreement} name={text.agreementName} />}
        <FormActions wide submit={words.submit} />
      </Form>
    </AccountFormPage>
  );
}
