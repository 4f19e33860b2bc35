import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useFormField } from './formContext';
import classes from './CodeField.module.css';

interface CodeFieldProps {
  name: string;
  label: string;
  /** Of an authenticator app, six digits; or a recovery code, ten letters and digits. */
  kind: 'app' | 'recovery';
  description?: ReactNode;
}

const inputs = {
  app: { inputMode: 'numeric', autoComplete: 'one-time-code', placeholder: '123 456' },
  recovery: { inputMode: 'text', autoComplete: 'off', placeholder: 'abcde-12345' },
} as const;

/** A code that is read elsewhere and typed, or pasted, here, which is what the page is for: it has the focus. */
export function CodeField({ name, label, kind, description }: CodeFieldProps) {
  const { field, error } = useFormField<string>(name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextInput
      ref={input}
      {...inputs[kind]}
      {...field}
      classNames={{ input: classes.input }}
      label={label}
      description={description}
      error={error}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
