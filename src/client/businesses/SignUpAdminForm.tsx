import { useNavigate } from 'react-router-dom';
import { adminSignUpSchema, type AdminSignUpValues } from '../../domain/members/forms';
import { paths, publicTermsPath } from '../../domain/links';
import { ageField } from '../../domain/terms/forms';
import { useSignUpTerms } from '../api/signUpTerms';
import { useRegisterBusinessAdminMutation } from '../api/businessesApi';
import { AccountFormPage } from '../ui/pages/AccountFormPage';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { HiddenUsername } from '../ui/form/HiddenUsername';
import { SignedOutGuard } from '../ui/form/guards/SignedOutGuard';
import { AgeField, ageAliases, emptySignUp, NameFields, NewPasswordFields, TermsField } from '../ui/form/SignUpFields';
import { LoginPrompt } from '../ui/states/LoginPrompt';
import { deviceZone } from '../ui/readerZone';
import { invitedBy, type OfferedInvitation } from './offeredInvitation';
import { words } from './words.gen';

const text = words.signUpAdmin;

export function SignUpAdminForm({ code, invitation, decline, back }: OfferedInvitation & { back: string }) {
  const navigate = useNavigate();
  const terms = useSignUpTerms({ code });
  const { minimumAge } = terms;
  const [registerAdmin] = useRegisterBusinessAdminMutation();
  const register = async ({ inviteCode, firstName, lastName, password }: AdminSignUpValues) => {
    const person = { firstName, lastName, password, timezone: deviceZone() };
    const businessAdminRegistration = { inviteCode, ...person, ...(await terms.shown()) };
    await terms.orReread(registerAdmin({ businessAdminRegistration }).unwrap());
    await navigate(paths.memberships, { replace: true });
  };
  return (
    <AccountFormPage
      title={text.title}
      intro={`${invitedBy(invitation)} ${text.newAccount({ email: invitation.email })}`}
      footer={
        <>
          <LoginPrompt label={text.login} returnTo={back} />
          {decline}
        </>
      }
    >
      <Form
        guard={SignedOutGuard}
        draft={formDraft(`sign-up-admin.${code}`)}
        initialValues={{ inviteCode: code, ...emptySignUp }}
        aliases={ageAliases}
        schema={adminSignUpSchema.shape({ agreeToAge: ageField(minimumAge) })}
        onSubmit={register}
      >
        <NameFields />
        <HiddenUsername email={invitation.email} />
        <NewPasswordFields />
        <AgeField minimumAge={minimumAge} />
        <TermsField to={publicTermsPath(paths.signUpAdminTerms, { code })} />
        <FormActions wide submit={text.submit} />
      </Form>
    </AccountFormPage>
  );
}
