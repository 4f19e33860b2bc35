import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { useFormikContext, getIn } from 'formik';
import { type ReactNode, use } from 'react';
import { ButtonLink } from '../ButtonLink';
import { words } from '../words';
import { FailureAlert, failureMessage } from '../states/FailureAlert';
import classes from './Form.module.css';
import { FailureMessageContext, type SubmitError } from './formContext';

interface FormActionsProps {
  /** A verb and its object: 'Save changes'. */
  submit: string;
  /** The button's label while submitting, if it isn't the usual one. */
  busy?: string;
  /** The target of Cancel; without it there is no Cancel. */
  cancelTo?: string;
  /** Another secondary action, such as Back or Not now. */
  children?: ReactNode;
  /** Makes the button as wide as the card, for account forms. */
  wide?: boolean;
  /** Keeps the row at the bottom of a phone's window, for long forms. */
  sticky?: boolean;
  /** Destructive. */
  danger?: boolean;
}

/**
 * The last row of a form, with the error summary above it. The button stays focusable while busy; Form accepts one
 * submission at a time.
 */
export function FormActions({ submit, busy, cancelTo, children, wide, sticky, danger }: FormActionsProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <div className={classes.actions} data-wide={wide || undefined} data-sticky={sticky || undefined}>
      <FormSummary />
      <Button
        type="submit"
        color={danger ? 'red' : undefined}
        aria-disabled={isSubmitting}
        aria-busy={isSubmitting}
        onClick={(event) => {
          if (isSubmitting) event.preventDefault();
        }}
        leftSection={isSubmitting ? <Loader size="1.125rem" color="currentColor" /> : undefined}
      >
        {isSubmitting && busy ? busy : submit}
      </Button>
      {cancelTo !== undefined && (
        <ButtonLink to={cancelTo} isWayBack variant="default">
          {words.cancel}
        </ButtonLink>
      )}
      {children}
    </div>
  );
}

/**
 * Announced after a refused submission: the server's message, or which fields are invalid. Messages about fields are
 * visible only next to the fields.
 */
function FormSummary() {
  const failure = use(FailureMessageContext);
  const form = useFormikContext();
  const { errors, values, submitCount, isSubmitting, isValid } = form;
  // Only Form sets the status, which Formik leaves untyped.
  const submitError = form.status as SubmitError | undefined;
  if (isSubmitting) return null;
  if (submitError?.error !== undefined) {
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

/** Announces the messages shown next to the fields. */
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
