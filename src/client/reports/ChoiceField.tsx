import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import { useId } from 'react';
import { useFormField } from '../ui/form/formContext';
import classes from './reports.module.css';

interface Choice {
  value: string;
  label: string;
  description?: string;
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  choices: readonly Choice[];
}

export function ChoiceField({ name, label, choices }: ChoiceFieldProps) {
  const { field, error } = useFormField<string>(name);
  const errorId = useId();
  return (
    <fieldset className={classes.choices} aria-describedby={error ? errorId : undefined}>
      <legend className={classes.legend}>{label}</legend>
      {choices.map(({ value, ...choice }) => (
        <Radio
          key={value}
          {...field}
          {...choice}
          value={value}
          checked={field.value === value}
          aria-invalid={error !== undefined || undefined}
        />
      ))}
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
