import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, Navigate, useSearchParams } from 'react-router-dom';
import type { ObjectSchema } from 'yup';
import { useSelector } from 'react-redux';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Invite, Invitee, MemberRegistration, AvailablePod, SignOnProvider } from '../../../contract/entities.gen';
import {
  isHttpLink,
  paths,
  type Path,
  invitePath,
  cleanPastedCode,
  publicTermsPath,
  queryKeys,
} from '../../../domain/links';
import { useSignUpTerms, type SignUpTerms } from '../../api/signUpTerms';
import { useRegisterMemberMutation } from '../../api/membersApi';
import { AccountFormPage } from '../../ui/pages/AccountFormPage';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { formDraft } from '../../ui/form/drafts/formDraft';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { SignedOutGuard } from '../../ui/form/guards/SignedOutGuard';
import {
  AgeField,
  ageAliases,
  EmailField,
  emptySignUp,
  NameFields,
  NewPasswordFields,
  TermsField,
} from '../../ui/form/SignUpFields';
import { LoginPrompt } from '../../ui/states/LoginPrompt';
import { deviceZone } from '../../ui/readerZone';
import { richText } from '../../ui/richText';
import { words } from '../words.gen';
import { isSignedIn, sessionWords } from '../../session';
import { NoticePage } from '../../ui/pages/NoticePage';
import { QueryState, type QueryLike } from '../../ui/states/QueryState';
import { FieldsSkeleton } from '../../ui/states/skeletons';
import { useInvitePagesInfiniteQuery } from '../../api/membershipsApi';
import { useListSignOnProvidersQuery } from '../../api/signOnApi';
import { OfferedProviders } from '../../signOn';
import { useListedPages } from '../../ui/lists/useListedPages';
import { InviteHeader, InviteHeaderSkeleton } from './InviteHeader';
import { AcceptInvitePage } from './AcceptInvitePage';
import { MISSING_CODE } from '../../../domain/forms/codeField';
import { textIn } from '../../../domain/text/localText';
import { LANGUAGE } from '../../ui/language';

interface MemberSignUpPageProps<Values extends MemberRegistration> {
  title: string;
  role: Invite['role'];
  schema: (options: { hasAgreementLink: boolean; minimumAge: number | undefined }) => ObjectSchema<Values>;
  initialValues: object;
  inputOf?: (values: Values) => Partial<MemberRegistration>;
  termsPath: Path;
  agreementPath: Path;
  agreementText: string;
  children: (invite: Invite, code: string) => ReactNode;
}

export function MemberSignUpPage<Values extends MemberRegistration>(page: MemberSignUpPageProps<Values>) {
  return (
    <WithInvite role={page.role} title={page.title}>
      {(invite, code, known) => <MemberSignUpForm key={code} invite={invite} code={code} {...known} page={page} />}
    </WithInvite>
  );
}

interface Known {
  providers: readonly SignOnProvider[];
  terms: SignUpTerms;
}

interface MemberSignUpFormProps<Values extends MemberRegistration> extends Known {
  invite: Invite;
  code: string;
  page: MemberSignUpPageProps<Values>;
}

function MemberSignUpForm<Values extends MemberRegistration>(props: MemberSignUpFormProps<Values>) {
  const { invite, code, providers, terms, page } = props;
  const { title, schema, initialValues, inputOf, termsPath, agreementPath, agreementText, children } = page;
  const [registerMember] = useRegisterMemberMutation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { agreement: inForce, minimumAge } = terms;
  const known = inForce && (inForce.link ?? publicTermsPath(agreementPath, { invite: code }));
  const agreement = known !== undefined && (isHttpLink(known) || known.startsWith('/')) ? known : undefined;
  const register = async (values: Values) => {
    const { inviteCode, email, firstName, lastName, password } = values;
    const person = { email, firstName, lastName, password, timezone: deviceZone() };
    const memberRegistration = { inviteCode, ...person, ...(await terms.shown()), ...inputOf?.(values) };
    await terms.orReread(registerMember({ memberRegistration }).unwrap());
    await navigate(paths.signUpCheckInbox, { state: { email } });
  };
  return (
    <AccountFormPage
      title={title}
      host={<InviteHeader invite={invite} />}
      footer={<LoginPrompt label={words.login} returnTo={pathname + search} />}
    >
      <OfferedProviders providers={providers} inviteCode={code} returnPath={pathname + search} />
      <Form
        guard={SignedOutGuard}
        draft={formDraft(`sign-up.${code}`)}
        initialValues={{
          inviteCode: code,
          ...emptySignUp,
          ...valuesOf(invite.invitee),
          agreeToAgreement: false,
          ...initialValues,
        }}
        aliases={ageAliases}
        schema={schema({ hasAgreementLink: agreement !== undefined, minimumAge })}
        onSubmit={register}
      >
        <NameFields />
        <EmailField />
        <NewPasswordFields />
        {children(invite, code)}
        <AgeField minimumAge={minimumAge} />
        <TermsField to={publicTermsPath(termsPath, { invite: code })} />
        {agreement && <AgreementField href={agreement} text={agreementText} />}
        <FormActions wide submit={words.submit} />
      </Form>
    </AccountFormPage>
  );
}

/** From the invitation. The last word is taken for the last name, unless a comma parts them. */
function valuesOf(invitee: Invitee | undefined) {
  if (!invitee) return {};
  const [last = '', first] = invitee.name.split(',');
  if (first !== undefined) return { email: invitee.email, firstName: first.trim(), lastName: last.trim() };
  const words = invitee.name.split(/\s+/).filter(Boolean);
  return {
    email: invitee.email,
    firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '),
    lastName: words.slice(1).at(-1) ?? '',
  };
}

function AgreementField({ href, text }: { href: string; text: string }) {
  const agreement = (name: string) => (
    <Anchor href={href} target="_blank" rel="noreferrer" inherit underline="always">
      {name}
    </Anchor>
  );
  return <CheckboxField name="agreeToAgreement" label={richText(text, { agreement })} />;
}

interface WithInviteProps {
  title: string;
  /** An invite for the other role redirects to its own page. */
  role: Invite['role'];
  children: (invite: Invite, code: string, known: Known) => ReactNode;
}

const noProviders: readonly SignOnProvider[] = [];

/** A form for new users, one click for logged-in users (rule members.oneClick). */
function WithInvite({ title, role, children }: WithInviteProps) {
  const { code, invite } = useInvite();
  const signedIn = useSelector(isSignedIn);
  // The form appears together with the providers, since it would move, and without them if they can't be loaded.
  // Only here: if the form asked, too, a failure would take the form away while it is asked for again.
  const terms = useSignUpTerms(code && !signedIn ? { invite: code } : undefined);
  const providers = useListSignOnProvidersQuery(code && !signedIn ? { inviteCode: code } : skipToken);
  const skeleton = (
    <AccountFormPage title={title} host={<InviteHeaderSkeleton />}>
      <FieldsSkeleton count={6} />
    </AccountFormPage>
  );
  if (!code) return <NoticePage title={textIn(MISSING_CODE, LANGUAGE)}>{words.missingCodeText}</NoticePage>;
  return (
    <QueryState
      query={invite}
      isWaiting={providers.isLoading}
      skeleton={skeleton}
      missing={<NoticePage title={sessionWords.invalid.title}>{sessionWords.invalid.text}</NoticePage>}
    >
      {(found) => {
        if (signedIn) return <AcceptInvitePage invite={found} code={code} />;
        if (found.role !== role) return <Navigate to={invitePath(found.role, code)} replace />;
        return (
          <QueryState query={terms.query} skeleton={skeleton}>
            {() => children(found, code, { providers: providers.currentData ?? noProviders, terms })}
          </QueryState>
        );
      }}
    </QueryState>
  );
}

const idOf = ({ id }: AvailablePod) => id;

function useInvite(): { code: string; invite: QueryLike<Invite> } {
  const [address] = useSearchParams();
  const code = cleanPastedCode(address.get(queryKeys.invite)) ?? '';
  const answer = useInvitePagesInfiniteQuery(code ? { code } : skipToken);
  const { query } = useListedPages(answer, { idOf });
  return { code, invite: { ...query, currentData: answer.currentData?.pages[0]?.invite } };
}
