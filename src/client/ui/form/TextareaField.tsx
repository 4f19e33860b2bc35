import { Textarea } from '@mantine/core';
import { characterCount } from '../../../domain/forms/length';
import { words } from '../words';
import classes from './Form.module.css';
import { useFormField } from './formContext';

interface TextareaFieldProps {
  name: string;
  label: string;
  description?: string;
  placeholder?: string;
  rows?: number;
  /** Shown as a count below the field. Longer text is accepted while typing but refused on submit, not truncated. */
  maximum: number;
}

export function TextareaField({ name, rows = 5, maximum, ...input }: TextareaFieldProps) {
  const { field, error } = useFormField<string>(name);
  const length = characterCount(field.value);
  return (
    <div>
      <Textarea {...input} {...field} rows={rows} error={error} />
      <div className={classes.counter} data-over={length > maximum || undefined}>
        {words.ofMaximum(length, maximum)}
      </div>
    </div>
  );
}
