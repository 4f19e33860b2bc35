import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { useFormikContext, getIn } from 'formik';
import { type ReactNode, use } from 'react';
import { ButtonLink } from '../ButtonLink';
import { words } from '../words.gen';
import { FailureAlert, failureMessage } from '../states/FailureAlert';
import classes from './Form.module.css';
import { FailureMessageContext, type SubmitError } from './formContext';

interface FormActionsProps {
  /** A verb and its object: 'Save changes'. */
  submit: string;
  busy?: string;
  cancelTo?: string;
  children?: ReactNode;
  wide?: boolean;
  sticky?: boolean;
  danger?: boolean;
}

/** The button stays focusable while busy; Form accepts one submission at a time. */
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

function FormSummary() {
  const failure = use(FailureMessageContext);
  const form = useFormikContext();
  const { errors, values, submitCount, isSubmitting, isValid } = form;
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

function MarkedFields({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <p role="alert" className={classes.check}>
      {messages.length === 1 ? words.checkField : words.checkFields}
      <VisuallyHidden>{messages.join('. ')}</VisuallyHidden>
    </p>
  );
}

function messagesOf(errors: unknown): string[] {
  if (typeof errors === 'string') return [errors];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.values(errors).flatMap(messagesOf);
}
