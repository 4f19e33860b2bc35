import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFormField } from './formContext';
import classes from './CodeField.module.css';

interface CodeFieldProps {
  name: string;
  label: string;
  kind: 'app' | 'recovery' | 'either';
  /** Set only where the field is the page's purpose; otherwise the content before it should be read first. */
  takesFocus?: boolean;
}

const inputs = {
  app: { inputMode: 'numeric', autoComplete: 'one-time-code', placeholder: '123 456' },
  either: { inputMode: 'text', autoComplete: 'one-time-code', placeholder: '123 456' },
  recovery: { inputMode: 'text', autoComplete: 'off', placeholder: 'abcde-12345' },
} as const;

export function CodeField({ name, label, kind, takesFocus = false }: CodeFieldProps) {
  const { field, error } = useFormField<string>(name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <TextInput
      ref={input}
      {...inputs[kind]}
      {...field}
      classNames={{ input: classes.input }}
      label={label}
      error={error}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
