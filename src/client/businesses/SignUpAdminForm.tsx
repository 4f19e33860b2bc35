import { useNavigate } from 'react-router-dom';
import { adminSignUpSchema, type AdminSignUpValues } from '../../domain/members/forms';
import { useRegisterBusinessAdminMutation } from '../api/businessesApi';
import { paths, pathWithReturn } from '../../domain/links';
import { AccountFormPage } from '../ui/AccountFormPage';
import { CheckboxField } from '../ui/form/CheckboxField';
import { FieldPair } from '../ui/form/FieldPair';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { PasswordField } from '../ui/form/PasswordField';
import { TextField } from '../ui/form/TextField';
import { TextLink } from '../ui/TextLink';
import { words } from './words';

const text = words.signUpAdmin;

/** The account of somebody invited; its address is that of the invitation. `back`: this page, to return to after login. */
export function SignUpAdminForm({ code, back }: { code: string; back: string }) {
  const navigate = useNavigate();
  const [registerAdmin] = useRegisterBusinessAdminMutation();
  const initialValues: AdminSignUpValues = {
    inviteCode: code,
    firstName: '',
    lastName: '',
    password: '',
    confirmPassword: '',
    agreeToTerms: false,
  };
  const register = async ({ inviteCode, firstName, lastName, password }: AdminSignUpValues) => {
    await registerAdmin({ businessAdminRegistration: { inviteCode, firstName, lastName, password } }).unwrap();
    await navigate(paths.memberships, { replace: true });
  };
  return (
    <AccountFormPage
      title={text.title}
      intro={text.intro}
      footer={
        <>
          {text.haveAccount} <TextLink to={pathWithReturn(paths.login, back)}>{text.login}</TextLink>
        </>
      }
    >
      <Form initialValues={initialValues} schema={adminSignUpSchema} onSubmit={register}>
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
              <TextLink newTab to={paths.signUpAdminTerms}>
                {text.terms}
              </TextLink>
            </>
          }
        />
        <FormActions wide submit={text.submit} />
      </Form>
    </AccountFormPage>
  );
}
