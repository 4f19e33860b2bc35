import { PasswordInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { words } from '../words';
import { useFormField } from './formContext';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  description?: ReactNode;
}

export function PasswordField({ name, label, autoComplete, description }: PasswordFieldProps) {
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
      description={description}
      descriptionProps={{ component: 'div' }}
    />
  );
}
