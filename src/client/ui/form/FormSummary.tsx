import { VisuallyHidden } from '@mantine/core';
import { getIn, useFormikContext } from 'formik';
import { use } from 'react';
import { FailureAlert, failureMessage } from '../states/FailureAlert';
import { words } from '../words';
import classes from './Form.module.css';
import { FailureMessageContext } from './formContext';
import type { SubmitError } from './formContext';

/**
 * Announced after a refused submission: the server's message, or which fields are invalid. Field messages are visible
 * only beside the fields.
 */
export function FormSummary() {
  const failure = use(FailureMessageContext);
  const form = useFormikContext();
  const { errors, values, submitCount, isSubmitting, isValid } = form;
  // Only Form sets the status, which Formik leaves untyped.
  const submitError = form.status as SubmitError | undefined;
  if (isSubmitting) return null;
  if (submitError) {
    const ownMessage = typeof failure === 'function' ? failure(submitError.error) : failure;
    const { error, formMessages, fields } = submitError;
    const marked = Object.values(fields).map(({ message }) => message);
    const isAllMarked = formMessages.length === 0 && marked.includes(failureMessage(error, ownMessage));
    if (isAllMarked) {
      const stillMarked = Object.entries(fields).flatMap(([name, { message, value }]) =>
        Object.is(getIn(values, name), value) ? [message] : [],
      );
      return <MarkedFields messages={[...stillMarked, ...(isValid ? [] : messagesOf(errors))]} />;
    }
    return (
      <div className={classes.summary}>
        <FailureAlert error={error} message={ownMessage}>
          {formMessages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </FailureAlert>
      </div>
    );
  }
  if (submitCount === 0 || isValid) return null;
  return <MarkedFields messages={messagesOf(errors)} />;
}

/** Announces the messages shown at the fields. */
function MarkedFields({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <p role="alert" className={classes.check}>
      {words.checkFields(messages.length)}
      <VisuallyHidden>{messages.join('. ')}</VisuallyHidden>
    </p>
  );
}

/** All messages in Formik's tree of errors. */
function messagesOf(errors: unknown): string[] {
  if (typeof errors === 'string') return [errors];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.values(errors).flatMap(messagesOf);
}
