import type { ReactNode } from 'react';
import { paths } from '../../../domain/links';
import { presentPasswordSchema } from '../../../domain/session/twoFactor';
import { Card } from '../../ui/pages/Card';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { PasswordField } from '../../ui/form/PasswordField';
import classes from '../../ui/pages/pages.module.css';
import { OwnUsername } from '../OwnUsername';
import { twoFactorWords } from './words';

interface PasswordFormProps {
  /** What follows. */
  children: ReactNode;
  submit: string;
  danger?: boolean;
  onSubmit: (password: string) => Promise<unknown>;
  cancelTo?: string;
}

/** What changes how one logs in asks for the password once more (rule session.twoFactor). */
export function PasswordForm({ children, submit, danger, onSubmit, cancelTo = paths.twoFactor }: PasswordFormProps) {
  return (
    <Card>
      <div className={classes.card}>
        {children}
        <Form
          guard="short"
          initialValues={{ password: '' }}
          schema={presentPasswordSchema}
          onSubmit={({ password }) => onSubmit(password)}
        >
          <OwnUsername />
          <PasswordField name="password" label={twoFactorWords.setup.password} autoComplete="current-password" />
          <FormActions submit={submit} danger={danger} cancelTo={cancelTo} />
        </Form>
      </div>
    </Card>
  );
}
