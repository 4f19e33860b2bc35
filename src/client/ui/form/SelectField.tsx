import { NativeSelect } from '@mantine/core';
import type { NativeSelectProps } from '@mantine/core';
import { useFormField } from './formContext';

type SelectFieldProps = { name: string; label: string } & Pick<NativeSelectProps, 'data' | 'description'>;

/** Native, because phones show their own picker. */
export function SelectField({ name, ...select }: SelectFieldProps) {
  const { field, error } = useFormField<string>(name);
  return <NativeSelect {...select} {...field} error={error} />;
}
