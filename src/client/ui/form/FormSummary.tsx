import { useFormikContext } from 'formik';
import { FailureAlert } from '../FailureAlert';
import { words } from '../words';
import classes from './Form.module.css';
import type { Refusal } from './formContext';

interface FormSummaryProps {
  failure?: string | ((error: unknown) => string | undefined);
}

/** Said aloud after a refused submission: what the server says, and which fields it means. */
export function FormSummary({ failure }: FormSummaryProps) {
  const { status, errors, submitCount, isSubmitting, isValid } = useFormikContext();
  const refusal = status as Refusal | undefined;
  if (isSubmitting) return null;
  if (refusal) {
    const own = typeof failure === 'function' ? failure(refusal.error) : failure;
    return (
      <div className={classes.summary}>
        <FailureAlert error={refusal.error} sentence={own}>
          {refusal.others.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </FailureAlert>
      </div>
    );
  }
  if (submitCount === 0 || isValid) return null;
  return (
    <p role="alert" className={classes.check}>
      {words.checkFields} {messagesOf(errors).join(' · ')}
    </p>
  );
}

/** Every sentence in Formik's tree of errors, once. */
function messagesOf(errors: unknown): string[] {
  if (typeof errors === 'string') return [errors];
  if (typeof errors !== 'object' || errors === null) return [];
  return [...new Set(Object.values(errors).flatMap(messagesOf))];
}
