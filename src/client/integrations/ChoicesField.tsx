import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { useFormField } from '../ui/form/formContext';
import classes from './integrations.module.css';

interface ChoicesFieldProps<Value extends string> {
  name: string;
  legend: string;
  hint: string;
  choices: readonly { value: Value; label: string; description: string }[];
}

export function ChoicesField<Value extends string>({ name, legend, hint, choices }: ChoicesFieldProps<Value>) {
  const { field, error } = useFormField<Value[]>(name);
  const [hintId, errorId] = [useId(), useId()];
  return (
    <fieldset className={classes.choices} aria-describedby={error ? `${hintId} ${errorId}` : hintId}>
      <legend className={classes.legend}>{legend}</legend>
      <p id={hintId} className={classes.hint}>
        {hint}
      </p>
      <div className={classes.boxes}>
        {choices.map(({ value, ...choice }) => (
          <Checkbox
            key={value}
            {...field}
            value={value}
            checked={field.value.includes(value)}
            {...choice}
            aria-invalid={error !== undefined || undefined}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
