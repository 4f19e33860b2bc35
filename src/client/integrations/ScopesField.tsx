import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { API_KEY_SCOPES, type ApiKeyScope } from '../../domain/integrations/apiKeys';
import { useFormField } from '../ui/form/formContext';
import classes from './integrations.module.css';
import { words } from './words';

const text = words.create;

export function ScopesField() {
  const { field, error } = useFormField<ApiKeyScope[]>('scopes');
  const [hintId, errorId] = [useId(), useId()];
  return (
    <fieldset className={classes.scopes} aria-describedby={error ? `${hintId} ${errorId}` : hintId}>
      <legend className={classes.legend}>{text.scopes}</legend>
      <p id={hintId} className={classes.hint}>
        {text.never}
      </p>
      {API_KEY_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          {...field}
          value={scope}
          checked={field.value.includes(scope)}
          label={words.scopes[scope].name}
          description={words.scopes[scope].what}
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
