import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { SignOnConfirmation, SignOnToConfirm } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { RESEND_INTERVAL_SECONDS } from '../../domain/session/resendInterval';
import { signOnWithCodeSchema, signOnWithPasswordSchema } from '../../domain/session/signOn';
import { ageField } from '../../domain/terms/forms';
import { useSignUpTerms } from '../api/signUpTerms';
import { problemOf } from '../api/problem';
import { useConfirmSignOnMutation, useSendSignOnCodeMutation } from '../api/signOnApi';
import { isSignedIn, loginLinkWords, SendAgain } from '../session';
import { CodeField } from '../ui/form/CodeField';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { HiddenUsername } from '../ui/form/HiddenUsername';
import { PasswordField } from '../ui/form/PasswordField';
import { AgeField, ageAliases, NameFields } from '../ui/form/SignUpFields';
import { useAct } from '../ui/messages/useAct';
import { AccountFormPage } from '../ui/pages/AccountFormPage';
import { deviceZone } from '../ui/readerZone';
import { FailureAlert } from '../ui/states/FailureAlert';
import { richText } from '../ui/richText';
import { TextLink } from '../ui/TextLink';
import classes from './signOn.module.css';
import { words } from './signedOnWords.gen';

const text = words.confirm;

interface ConfirmStepProps {
  confirmation: SignOnToConfirm;
  /** A code has been mailed. */
  isSent?: boolean;
  onSent: () => unknown;
  onLoggedIn: () => unknown;
  onExpired: (error: unknown) => void;
}

/** Links a new identity to the account with its address, which the person proves once (rule signOn.linking). */
export function ConfirmStep({ confirmation, isSent = false, onSent, onLoggedIn, onExpired }: ConfirmStepProps) {
  const { ticket, email, providerName, invited } = confirmation;
  const [way, setWay] = useState<'code' | 'password' | undefined>(isSent ? 'code' : undefined);
  const [wasSignedIn] = useState(useSelector(isSignedIn));
  const [asksCode, setAsksCode] = useState(false);
  const [sendSignOnCode] = useSendSignOnCodeMutation();
  const [confirmSignOn] = useConfirmSignOnMutation();
  const { busy, error, run } = useAct();

  const unlessExpired = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (reason) {
      if (problemOf(reason)?.code !== 'sign_on_expired') throw reason;
      onExpired(reason);
    }
  };
  const send = () => sendSignOnCode({ signOnTicket: { ticket } }).unwrap();
  const sendFirst = () =>
    unlessExpired(async () => {
      if (!isSent) {
        await send();
        await onSent();
      }
      setWay('code');
    });
  const confirm = (proof: Omit<SignOnConfirmation, 'ticket'>) =>
    unlessExpired(async () => {
      try {
        const signOnConfirmation = { ticket, ...proof, timezone: deviceZone() };
        await confirmSignOn({ signOnConfirmation }).unwrap();
      } catch (reason) {
        if (asksCode || !problemOf(reason)?.errors?.some(({ path }) => path === 'code')) throw reason;
        return setAsksCode(true);
      }
      await onLoggedIn();
    });

  const byEmail = (label: string, variant?: 'default') => (
    <Button
      variant={variant}
      aria-disabled={busy !== undefined}
      aria-busy={busy !== undefined}
      onClick={() => void run(label, sendFirst)}
    >
      {label}
    </Button>
  );
  const byPassword = (
    <Button variant="default" onClick={() => setWay('password')}>
      {text.passwordInstead}
    </Button>
  );
  return (
    <AccountFormPage
      title={text.title}
      intro={
        invited ? text.address({ provider: providerName, email }) : text.account({ provider: providerName, email })
      }
      footer={<TextLink to={paths.login}>{text.back}</TextLink>}
    >
      <p>{text.honest({ provider: providerName })}</p>
      {wasSignedIn && <p>{loginLinkWords.opened.instead}</p>}
      {error !== undefined && <FailureAlert error={error} />}
      {way === undefined && (
        <div className={classes.buttons}>
          {byEmail(text.emailCode)}
          {byPassword}
        </div>
      )}
      {way === 'code' && (
        <WithMailedCode
          confirmation={confirmation}
          asksCode={asksCode}
          send={() => unlessExpired(send)}
          onSubmit={confirm}
        >
          {byPassword}
        </WithMailedCode>
      )}
      {way === 'password' && (
        <WithPassword email={email} asksCode={asksCode} onSubmit={confirm}>
          {byEmail(text.emailInstead, 'default')}
        </WithPassword>
      )}
    </AccountFormPage>
  );
}

interface ProofProps {
  asksCode: boolean;
  onSubmit: (proof: Omit<SignOnConfirmation, 'ticket'>) => Promise<unknown>;
  children: ReactNode;
}

interface WithMailedCodeProps extends ProofProps {
  confirmation: SignOnToConfirm;
  send: () => Promise<unknown>;
}

function WithMailedCode({ confirmation, asksCode, send, onSubmit, children }: WithMailedCodeProps) {
  const { email, invited, firstName = '', lastName = '' } = confirmation;
  const terms = useSignUpTerms({});
  const minimumAge = invited ? terms.minimumAge : undefined;
  return (
    <>
      <p role="status">{text.sent({ email })}</p>
      {!invited && <p>{text.notInvited}</p>}
      <Form
        guard="short"
        aliases={ageAliases}
        initialValues={{ mailedCode: '', firstName, lastName, code: '', agreeToAge: false }}
        schema={signOnWithCodeSchema(invited, asksCode).shape({ agreeToAge: ageField(minimumAge) })}
        onSubmit={async ({ mailedCode, code, firstName: first, lastName: last }) => {
          const own = invited && { firstName: first, lastName: last, ...(await terms.shown()) };
          await terms.orReread(onSubmit({ mailedCode, ...(asksCode && { code }), ...own }));
        }}
      >
        <CodeField name="mailedCode" kind="app" label={text.mailedCode} takesFocus />
        {invited && (
          <>
            <NameFields />
            <AgeField minimumAge={minimumAge} />
            <p className={classes.note}>
              {richText(text.ifNew, {
                terms: (name) => (
                  <TextLink newTab to={paths.terms}>
                    {name}
                  </TextLink>
                ),
              })}
            </p>
          </>
        )}
        <AuthenticatorCode isAsked={asksCode} />
        <FormActions wide submit={text.submit}>
          {children}
        </FormActions>
      </Form>
      <SendAgain
        label={text.sendAgain}
        sent={text.sentAgain}
        send={send}
        wait={{ milliseconds: RESEND_INTERVAL_SECONDS * 1000, text: text.wait }}
      />
    </>
  );
}

function WithPassword({ email, asksCode, onSubmit, children }: ProofProps & { email: string }) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[name="password"]')?.focus(), []);
  return (
    <div ref={form}>
      <Form
        guard="short"
        initialValues={{ password: '', code: '' }}
        schema={signOnWithPasswordSchema(asksCode)}
        onSubmit={({ password, code }) => onSubmit({ password, ...(asksCode && { code }) })}
      >
        <HiddenUsername email={email} />
        <PasswordField name="password" label={text.password} autoComplete="current-password" />
        <AuthenticatorCode isAsked={asksCode} />
        <FormActions wide submit={text.submit}>
          {children}
        </FormActions>
      </Form>
    </div>
  );
}

/** Whether the account has two-factor login is said only to people who have proved that it's theirs. */
const AuthenticatorCode = ({ isAsked }: { isAsked: boolean }) => (
  <>
    <p role="status" className={classes.note}>
      {isAsked && text.twoFactor}
    </p>
    {isAsked && <CodeField name="code" kind="either" label={text.code} takesFocus />}
  </>
);
