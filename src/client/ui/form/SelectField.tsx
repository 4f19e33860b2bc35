import { NativeSelect } from '@mantine/core';
import type { NativeSelectProps } from '@mantine/core';
import { useFormField } from './formContext';

type SelectFieldProps = { name: string; label: string } & Pick<NativeSelectProps, 'data' | 'description'>;

/** The native select, which works best on phones and is familiar. */
export function SelectField({ name, ...select }: SelectFieldProps) {
  const { field, error } = useFormField<string>(name);
  return <NativeSelect {...select} {...field} error={error} />;
}
