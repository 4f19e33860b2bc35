import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { authenticatorCodeSchema, recoveryCodeSchema } from '../../domain/session/twoFactor';
import { logInWithCode } from '../api/logIn';
import { problemOf } from '../api/problem';
import { AccountFormPage } from '../ui/AccountFormPage';
import { CodeField } from '../ui/form/CodeField';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { codeWords as words } from './codeWords';

export interface CodeStepProps {
  /** What the password was answered with. */
  ticket: string;
  onBack: () => void;
  /** It took too long: the password is asked for again, with what the server says. */
  onExpired: (error: unknown) => void;
}

/** The second step of a login: a code of the authenticator app, or a recovery code (rule session.twoFactorLogin). */
export function CodeStep({ ticket, onBack, onExpired }: CodeStepProps) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const other = kind === 'app' ? 'recovery' : 'app';
  const text = words[kind];
  const logIn = async (code: string) => {
    try {
      await dispatch(logInWithCode({ ticket, code }));
    } catch (error) {
      if (problemOf(error)?.code !== 'login_expired') throw error;
      onExpired(error);
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
        </FormActions>
      </Form>
    </AccountFormPage>
  );
}
