import { useNavigate } from 'react-router-dom';
import { businessSignUpSchema } from '../../domain/businesses/forms';
import type { BusinessSignUpValues } from '../../domain/businesses/forms';
import { useRegisterBusinessMutation } from '../api/businessesApi';
import { paths } from '../../domain/links';
import { AccountFormPage } from '../ui/AccountFormPage';
import { ButtonLink } from '../ui/ButtonLink';
import { CheckboxField } from '../ui/form/CheckboxField';
import { FieldPair } from '../ui/form/FieldPair';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { PasswordField } from '../ui/form/PasswordField';
import { TextField } from '../ui/form/TextField';
import { TextLink } from '../ui/TextLink';
import { words } from './words';

const text = words.signUp;
const empty: BusinessSignUpValues = {
  businessName: '',
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
};

export function SignUpBusinessPage() {
  const navigate = useNavigate();
  const [registerBusiness] = useRegisterBusinessMutation();
  const register = async ({ businessName, email, firstName, lastName, password }: BusinessSignUpValues) => {
    await registerBusiness({ businessRegistration: { businessName, email, firstName, lastName, password } }).unwrap();
    await navigate(paths.signUpCheckInbox);
  };
  return (
    <AccountFormPage
      title={text.title}
      intro={text.intro}
      footer={
        <>
          {text.haveAccount} <TextLink to={paths.login}>{text.login}</TextLink>
        </>
      }
    >
      <Form initialValues={empty} schema={businessSignUpSchema} onSubmit={register}>
        <TextField name="businessName" label={text.businessName} autoComplete="organization" />
        <TextField name="email" type="email" label={text.email} autoComplete="email" />
        <FieldPair>
          <TextField name="firstName" label={text.firstName} autoComplete="given-name" />
          <TextField name="lastName" label={text.lastName} autoComplete="family-name" />
        </FieldPair>
        <PasswordField rules name="password" label={text.password} autoComplete="new-password" />
        <PasswordField name="confirmPassword" label={text.confirmPassword} autoComplete="new-password" />
        <CheckboxField
          name="agreeToTerms"
          label={
            <>
              {text.agree}{' '}
              <TextLink newTab to={paths.signUpOwnerTerms}>
                {text.terms}
              </TextLink>
            </>
          }
        />
        <FormActions submit={text.submit}>
          <ButtonLink to={paths.root} variant="default">
            {text.cancel}
          </ButtonLink>
        </FormActions>
      </Form>
    </AccountFormPage>
  );
}
