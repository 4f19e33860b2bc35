import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { authenticatorCodeSchema, recoveryCodeSchema } from '../../domain/session/twoFactor';
import { problemOf } from '../api/problem';
import { sessionApi } from '../api/sessionApi';
import { AccountFormPage } from '../ui/pages/AccountFormPage';
import { CodeField } from '../ui/form/CodeField';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { words } from './codeWords.gen';
import { PasskeyOffer } from './passkeys/PasskeyOffer';

export interface CodeStepProps {
  ticket: string;
  /** The account has a passkey, which can replace the code. */
  hasPasskey?: boolean;
  onBack: () => void;
  /** Only where the page doesn't follow the session. */
  onLoggedIn?: () => void;
}

/** A code from the authenticator app, or a recovery code (rule session.twoFactorLogin). */
export function CodeStep({ ticket, hasPasskey = false, onBack, onLoggedIn }: CodeStepProps) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const other = kind === 'app' ? 'recovery' : 'app';
  const text = words[kind];
  const [isExpired, setExpired] = useState(false);
  if (isExpired) {
    return (
      <AccountFormPage title={words.expired} intro={words.expiredWhy}>
        <Button onClick={onBack}>{words.back}</Button>
      </AccountFormPage>
    );
  }
  const logIn = async (code: string) => {
    const { initiate } = sessionApi.endpoints.loginWithTwoFactor;
    try {
      await dispatch(initiate({ twoFactorLoginRequest: { ticket, code } }, { track: false })).unwrap();
      onLoggedIn?.();
    } catch (error) {
      if (problemOf(error)?.code !== 'login_expired') throw error;
      setExpired(true);
    }
  };
  return (
    <AccountFormPage
      title={words.title}
      intro={text.intro}
      footer={
        <Button variant="subtle" onClick={onBack}>
          {words.back}
        </Button>
      }
    >
      <Form
        key={kind}
        guard="short"
        initialValues={{ code: '' }}
        schema={kind === 'app' ? authenticatorCodeSchema : recoveryCodeSchema}
        onSubmit={({ code }) => logIn(code)}
      >
        <CodeField name="code" kind={kind} label={text.label} takesFocus />
        <FormActions wide submit={words.submit}>
          <Button variant="default" onClick={() => setKind(other)}>
            {words[other].instead}
          </Button>
          {hasPasskey && <PasskeyOffer ticket={ticket} onLoggedIn={onLoggedIn} onExpired={() => setExpired(true)} />}
        </FormActions>
      </Form>
    </AccountFormPage>
  );
}
