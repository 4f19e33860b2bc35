import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { useFormField } from './formContext';

type TextFieldProps = {
  name: string;
  label: string;
  'data-autofocus'?: boolean;
} & Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode' | 'description' | 'placeholder' | 'spellCheck'>;

export function TextField({ name, ...input }: TextFieldProps) {
  const { field, error } = useFormField<string>(name);
  return <TextInput {...input} {...field} error={error} />;
}
