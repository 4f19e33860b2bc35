import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ObjectSchema } from 'yup';
import type { Invite, MemberRegistration } from '../../../contract/entities.gen';
import { isHttpLink, paths, type Path } from '../../../domain/links';
import { useRegisterMemberMutation } from '../../api/membersApi';
import { AccountFormPage } from '../../ui/pages/AccountFormPage';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { SignedOutGuard } from '../../ui/form/guards/SignedOutGuard';
import { EmailField, emptySignUp, NameFields, NewPasswordFields, TermsField } from '../../ui/form/SignUpFields';
import { LoginPrompt } from '../../ui/states/LoginPrompt';
import { deviceZone } from '../../ui/readerZone';
import { InviteHeader } from './InviteHeader';
import { WithInvite } from './WithInvite';
import { words } from '../words';

interface MemberSignUpPageProps<Values extends MemberRegistration> {
  title: string;
  role: Invite['role'];
  schema: (options: { hasAgreementLink: boolean }) => ObjectSchema<Values>;
  /** Initial values of this role's fields. */
  initialValues: object;
  /** The part of the registration from these fields. */
  inputOf?: (values: Values) => Partial<MemberRegistration>;
  termsPath: Path;
  agreementName: string;
  /** This role's fields, above the terms. */
  children: (invite: Invite, code: string) => ReactNode;
}

/** Creates the account of somebody invited to a membership, as leader or participant. */
export function MemberSignUpPage<Values extends MemberRegistration>(page: MemberSignUpPageProps<Values>) {
  return (
    <WithInvite role={page.role} title={page.title}>
      {(invite, code) => <MemberSignUpForm key={code} invite={invite} code={code} page={page} />}
    </WithInvite>
  );
}

interface MemberSignUpFormProps<Values extends MemberRegistration> {
  invite: Invite;
  code: string;
  page: MemberSignUpPageProps<Values>;
}

function MemberSignUpForm<Values extends MemberRegistration>({ invite, code, page }: MemberSignUpFormProps<Values>) {
  const { title, schema, initialValues, inputOf, termsPath, agreementName, children } = page;
  const [registerMember] = useRegisterMemberMutation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const agreement = invite.agreementLink && isHttpLink(invite.agreementLink) ? invite.agreementLink : undefined;
  const register = async (values: Values) => {
    const { inviteCode, email, firstName, lastName, password } = values;
    const person = { email, firstName, lastName, password, timezone: deviceZone() };
    const memberRegistration = { inviteCode, ...person, ...inputOf?.(values) };
    await registerMember({ memberRegistration }).unwrap();
    await navigate(paths.signUpCheckInbox, { state: { email } });
  };
  return (
    <AccountFormPage
      title={title}
      host={<InviteHeader invite={invite} />}
      footer={<LoginPrompt label={words.login} returnTo={pathname + search} />}
    >
      <Form
        guard={SignedOutGuard}
        initialValues={{ inviteCode: code, ...emptySignUp, agreeToAgreement: false, ...initialValues }}
        schema={schema({ hasAgreementLink: agreement !== undefined })}
        onSubmit={register}
      >
        <NameFields />
        <EmailField />
        <NewPasswordFields />
        {children(invite, code)}
        <TermsField to={termsPath} />
        {agreement && <AgreementField href={agreement} name={agreementName} />}
        <FormActions wide submit={words.submit} />
      </Form>
    </AccountFormPage>
  );
}

/** The membership's own agreement, on its own site. */
function AgreementField({ href, name }: { href: string; name: string }) {
  return (
    <CheckboxField
      name="agreeToAgreement"
      label={
        <>
          {words.agree}{' '}
          <Anchor href={href} target="_blank" rel="noreferrer" inherit underline="always">
            {name}
          </Anchor>
        </>
      }
    />
  );
}
