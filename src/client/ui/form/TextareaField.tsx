import { Textarea } from '@mantine/core';
import { characterCount } from '../../../domain/forms/length';
import classes from './Form.module.css';
import { useFormField } from './formContext';

interface TextareaFieldProps {
  name: string;
  label: string;
  description?: string;
  placeholder?: string;
  rows?: number;
  /** Longer text can be typed but not submitted; it is never truncated. */
  maximum: number;
}

const COUNTED_FROM = 0.8;

export function TextareaField({ name, rows = 5, maximum, ...input }: TextareaFieldProps) {
  const { field, error } = useFormField<string>(name);
  const length = characterCount(field.value);
  return (
    <div>
      <Textarea {...input} {...field} rows={rows} error={error} />
      {length >= maximum * COUNTED_FROM && (
        <div className={classes.counter} data-over={length > maximum || undefined}>
          {length} / {maximum}
        </div>
      )}
    </div>
  );
}
