import { TextInput, UnstyledButton } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { words } from '../words.gen';
import { useFormField } from './formContext';
import classes from './PasswordField.module.css';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  description?: ReactNode;
}

/** Keeps the keyboard open on a phone. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function PasswordField({ name, label, autoComplete, description }: PasswordFieldProps) {
  const { field, error } = useFormField<string>(name);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...field}
      classNames={{ input: classes.input }}
      type={isShown ? 'text' : 'password'}
      label={label}
      autoComplete={autoComplete}
      error={error}
      rightSectionWidth="var(--sw-target)"
      rightSection={
        <UnstyledButton
          className={classes.toggle}
          aria-label={isShown ? words.hidePassword : words.showPassword}
          onMouseDown={keepFocus}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={22} stroke={1.75} aria-hidden />
        </UnstyledButton>
      }
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={description}
      descriptionProps={{ component: 'div' }}
    />
  );
}
