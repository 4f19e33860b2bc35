import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { useFormField } from './formContext';

interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  description?: ReactNode;
}

export function CheckboxField({ name, label, description }: CheckboxFieldProps) {
  const { field, error } = useFormField<boolean>(name);
  const { value, ...input } = field;
  return (
    <Checkbox
      {...input}
      checked={value}
      label={label}
      description={description}
      error={error}
      aria-invalid={Boolean(error)}
    />
  );
}
