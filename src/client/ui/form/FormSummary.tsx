import { VisuallyHidden } from '@mantine/core';
import { useFormikContext } from 'formik';
import { use } from 'react';
import { FailureAlert } from '../FailureAlert';
import { words } from '../words';
import classes from './Form.module.css';
import { FailureMessageContext } from './formContext';
import type { SubmitError } from './formContext';

/** Said aloud after a refused submission: what the server says, or which fields are wrong, whose sentences are seen beside them. */
export function FormSummary() {
  const failure = use(FailureMessageContext);
  const form = useFormikContext();
  const { errors, submitCount, isSubmitting, isValid } = form;
  // Only Form sets the status; Formik leaves its type open.
  const submitError = form.status as SubmitError | undefined;
  if (isSubmitting) return null;
  if (submitError) {
    const ownMessage = typeof failure === 'function' ? failure(submitError.error) : failure;
    return (
      <div className={classes.summary}>
        <FailureAlert error={submitError.error} message={ownMessage}>
          {submitError.formMessages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </FailureAlert>
      </div>
    );
  }
  if (submitCount === 0 || isValid) return null;
  const messages = messagesOf(errors);
  return (
    <p role="alert" className={classes.check}>
      {words.checkFields(messages.length)}
      <VisuallyHidden>{messages.join('. ')}</VisuallyHidden>
    </p>
  );
}

/** Every sentence in Formik's tree of errors. */
function messagesOf(errors: unknown): string[] {
  if (typeof errors === 'string') return [errors];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.values(errors).flatMap(messagesOf);
}
