import { useNavigate } from 'react-router-dom';
import { businessSignUpSchema } from '../../domain/businesses/forms';
import type { BusinessSignUpValues } from '../../domain/businesses/forms';
import { paths } from '../../domain/links';
import { ageField } from '../../domain/terms/forms';
import { useSignUpTerms } from '../api/signUpTerms';
import { useRegisterBusinessMutation } from '../api/businessesApi';
import { AccountFormPage } from '../ui/pages/AccountFormPage';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { SignedOutGuard } from '../ui/form/guards/SignedOutGuard';
import {
  AgeField,
  ageAliases,
  EmailField,
  emptySignUp,
  NameFields,
  NewPasswordFields,
  TermsField,
} from '../ui/form/SignUpFields';
import { TextField } from '../ui/form/TextField';
import { LoginPrompt } from '../ui/states/LoginPrompt';
import { deviceZone } from '../ui/readerZone';
import { words } from './words.gen';

const text = words.signUp;
export function SignUpBusinessPage() {
  const navigate = useNavigate();
  const terms = useSignUpTerms({});
  const { minimumAge } = terms;
  const [registerBusiness] = useRegisterBusinessMutation();
  const register = async ({ businessName, email, firstName, lastName, password }: BusinessSignUpValues) => {
    const person = { email, firstName, lastName, password, timezone: deviceZone() };
    const businessRegistration = { businessName, ...person, ...(await terms.shown()) };
    await terms.orReread(registerBusiness({ businessRegistration }).unwrap());
    await navigate(paths.signUpCheckInbox, { state: { email } });
  };
  return (
    <AccountFormPage title={text.title} intro={text.intro} footer={<LoginPrompt label={text.login} />}>
      <Form
        guard={SignedOutGuard}
        draft={formDraft('sign-up-business')}
        initialValues={{ businessName: '', ...emptySignUp }}
        aliases={ageAliases}
        schema={businessSignUpSchema.shape({ agreeToAge: ageField(minimumAge) })}
        onSubmit={register}
      >
        <TextField name="businessName" label={text.businessName} autoComplete="organization" />
        <NameFields />
        <EmailField />
        <NewPasswordFields />
        <AgeField minimumAge={minimumAge} />
        <TermsField to={paths.signUpOwnerTerms} />
        <FormActions submit={text.submit} cancelTo={paths.root} />
      </Form>
    </AccountFormPage>
  );
}
