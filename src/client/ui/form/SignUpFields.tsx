import { richText } from '../richText';
import { TextLink } from '../TextLink';
import { CheckboxField } from './CheckboxField';
import { FieldPair } from './FieldPair';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { words as ownWords } from './signUpWords.gen';
import { TextField } from './TextField';

export const emptySignUp = {
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
  agreeToAge: false,
};

/** Must be directly before the password: password managers take this field as the username. */
export function EmailField() {
  return <TextField name="email" type="email" label={ownWords.email} autoComplete="username" />;
}

export function NameFields() {
  return (
    <FieldPair>
      <TextField name="firstName" label={ownWords.firstName} autoComplete="given-name" />
      <TextField name="lastName" label={ownWords.lastName} autoComplete="family-name" />
    </FieldPair>
  );
}

interface NewPasswordFieldsProps {
  name?: string;
  label?: string;
  confirmLabel?: string;
}

export function NewPasswordFields({
  name = 'password',
  label = ownWords.password,
  confirmLabel = ownWords.confirmPassword,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        description={<PasswordRules name={name} />}
      />
      <PasswordField name="confirmPassword" label={confirmLabel} autoComplete="new-password" />
    </>
  );
}

/** The server's name of this field is `confirmedAge`. */
export const ageAliases = { confirmedAge: 'agreeToAge' };

export function AgeField({ minimumAge }: { minimumAge: number | undefined }) {
  return minimumAge === undefined ? null : (
    <CheckboxField name="agreeToAge" label={ownWords.age({ age: minimumAge })} />
  );
}

export function TermsField({ to }: { to: string }) {
  return (
    <CheckboxField
      name="agreeToTerms"
      label={richText(ownWords.agree, {
        terms: (text) => (
          <TextLink newTab to={to}>
            {text}
          </TextLink>
        ),
      })}
    />
  );
}
