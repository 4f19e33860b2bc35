import { createContext } from 'react';
import { useField, useFormikContext } from 'formik';
import { afterPointerUp } from './afterPointerUp';

/** What the server said about a submission; kept in Formik's status, so that it survives the next validation. */
export interface SubmitError {
  error: unknown;
  /** Per field: the server's message, and the value it was about. It no longer holds once the value changes. */
  fields: Record<string, { message: string; value: unknown }>;
  /** Messages that concern no field of this form. */
  formMessages: readonly string[];
}

/** The screen's own message for a failure, or how to find it. */
export type Failure = string | ((error: unknown) => string | undefined) | undefined;

/** Handed by Form to the summary, which stands with the buttons. */
export const FailureMessageContext = createContext<Failure>(undefined);

/** A field of the form one is in: what its input needs, and the one message that is wrong with it. */
export function useFormField<Value>(name: string) {
  const form = useFormikContext();
  const [field, meta, helpers] = useField<Value>(name);
  const serverError = (form.status as SubmitError | undefined)?.fields[name];
  const serverMessage = serverError && Object.is(serverError.value, field.value) ? serverError.message : undefined;
  const error = (meta.touched ? meta.error : undefined) ?? serverMessage;
  const setTouched = (touched: boolean) => afterPointerUp(() => void helpers.setTouched(touched));
  return { field: { ...field, onBlur: () => setTouched(true) }, error, setValue: helpers.setValue, setTouched };
}
