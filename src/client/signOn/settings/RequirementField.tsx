import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import { useId } from 'react';
import { SIGN_ON_REQUIREMENTS, type SignOnRequirement } from '../../../domain/session/signOn';
import { useFormField } from '../../ui/form/formContext';
import classes from '../signOn.module.css';
import { words } from './words.gen';

const text = words.required;

export function RequirementField({ isTested }: { isTested: boolean }) {
  const { field, error } = useFormField<SignOnRequirement>('required');
  const [hintId, errorId] = [useId(), useId()];
  return (
    <fieldset className={classes.choices} aria-describedby={error ? `${hintId} ${errorId}` : hintId}>
      <legend className={classes.legend}>{text.legend}</legend>
      <p id={hintId} className={classes.note}>
        {isTested ? text.owner : `${text.untested} ${text.owner}`}
      </p>
      {SIGN_ON_REQUIREMENTS.map((value) => (
        <Radio
          key={value}
          {...field}
          value={value}
          checked={field.value === value}
          disabled={!isTested && value !== 'nobody'}
          {...text[value]}
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
