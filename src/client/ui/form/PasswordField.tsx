import { PasswordInput } from '@mantine/core';
import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import { passwordRules } from '../../../domain/session/password';
import { words } from '../words';
import classes from './Form.module.css';
import { useFormField } from './formContext';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  description?: string;
  /** For a new password: the four rules as a list that follows what is typed (rule session.password). */
  rules?: boolean;
}

export function PasswordField({ name, label, autoComplete, description, rules }: PasswordFieldProps) {
  const { field, error } = useFormField<string>(name);
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...field}
      label={label}
      autoComplete={autoComplete}
      error={error}
      aria-invalid={Boolean(error)}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': visible ? words.hidePassword : words.showPassword }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={rules ? <PasswordRules password={field.value} /> : description}
      descriptionProps={{ component: 'div' }}
    />
  );
}

function PasswordRules({ password }: { password: string }) {
  return (
    <ul className={classes.rules}>
      {passwordRules.map(({ key, text, isMet }) => {
        const met = isMet(password);
        const Icon = met ? IconCheck : IconCircleDashed;
        return (
          <li key={key} data-met={met || undefined}>
            <Icon size={16} role="img" aria-label={met ? words.passwordRuleMet : words.passwordRuleOpen} />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
