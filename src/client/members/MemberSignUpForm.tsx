import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ObjectSchema } from 'yup';
import type { Invite, MemberRegistration } from '../../contract/entities.gen';
import { isHttpLink, paths, type Path } from '../../domain/links';
import { useRegisterMemberMutation } from '../api/membersApi';
import { AccountFormPage } from '../ui/AccountFormPage';
import { CheckboxField } from '../ui/form/CheckboxField';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { EmailField, emptySignUp, NameFields, NewPasswordFields, TermsField } from '../ui/form/SignUpFields';
import { LoginPrompt } from '../ui/LoginPrompt';
import { InviteHeader } from './InviteHeader';
import { words } from './words';

interface MemberSignUpFormProps<Values extends MemberRegistration> {
  title: string;
  invite: Invite;
  code: string;
  schema: (options: { hasAgreementLink: boolean }) => ObjectSchema<Values>;
  /** What the fields of this role hold at first. */
  initialValues?: object;
  /** What of them is sent. */
  inputOf?: (values: Values) => Partial<MemberRegistration>;
  termsPath: Path;
  agreementName: string;
  /** The fields of this role, before the terms. */
  children: ReactNode;
}

/** The account of somebody who was invited to a membership, as a leader or as a participant. */
export function MemberSignUpForm<Values extends MemberRegistration>(props: MemberSignUpFormProps<Values>) {
  const { title, invite, code, schema, initialValues, inputOf, termsPath, agreementName, children } = props;
  const [registerMember] = useRegisterMemberMutation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const agreement = invite.agreementLink && isHttpLink(invite.agreementLink) ? invite.agreementLink : undefined;
  const register = async (values: Values) => {
    const { inviteCode, email, firstName, lastName, password } = values;
    const memberRegistration = { inviteCode, email, firstName, lastName, password, ...inputOf?.(values) };
    await registerMember({ memberRegistration }).unwrap();
    await navigate(paths.signUpCheckInbox);
  };
  return (
    <AccountFormPage
      title={title}
      host={<InviteHeader invite={invite} />}
      footer={<LoginPrompt label={words.login} returnTo={pathname + search} />}
    >
      <Form
        initialValues={{ inviteCode: code, ...emptySignUp, agreeToAgreement: false, ...initialValues }}
        schema={schema({ hasAgreementLink: agreement !== undefined })}
        onSubmit={register}
      >
        <EmailField />
        <NameFields />
        <NewPasswordFields />
        {children}
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
