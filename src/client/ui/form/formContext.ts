import { createContext } from 'react';
import { useField, useFormikContext } from 'formik';

let isPressed = false;

function track(pressed: boolean) {
  return () => {
    isPressed = pressed;
  };
}

addEventListener('pointerdown', track(true), true);
addEventListener('pointerup', track(false), true);
addEventListener('pointercancel', track(false), true);

/**
 * Runs immediately or, while a mouse button or finger is down, after the click. Showing a field's error on blur would
 * move the pressed button away and lose the click.
 */
function afterPointerUp(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const lifted = new AbortController();
  const later = () => {
    lifted.abort();
    setTimeout(act);
  };
  window.addEventListener('pointerup', later, { signal: lifted.signal });
  window.addEventListener('pointercancel', later, { signal: lifted.signal });
}

/** The server's problems with a submission, kept in Formik's status so that they survive the next validation. */
export interface SubmitError {
  /** Undefined while nothing has been submitted. */
  error: unknown;
  /** By field: the server's message, and the value to which it applies. Cleared when the value changes. */
  fields: Record<string, { message: string; value: unknown }>;
  /** Messages that belong to no field of this form. */
  formMessages: readonly string[];
}

/** The screen's own failure message, or a function that returns it. */
export type Failure = string | ((error: unknown) => string | undefined) | undefined;

/** Passed by Form to the summary, which is next to the buttons. */
export const FailureMessageContext = createContext<Failure>(undefined);

/** A field of the surrounding form: its input props and current error message. */
export function useFormField<Value>(name: string) {
  const form = useFormikContext();
  const [field, meta, helpers] = useField<Value>(name);
  const serverError = (form.status as SubmitError | undefined)?.fields[name];
  const serverMessage = serverError && Object.is(serverError.value, field.value) ? serverError.message : undefined;
  const error = (meta.touched ? meta.error : undefined) ?? serverMessage;
  const setTouched = (touched: boolean) => afterPointerUp(() => void helpers.setTouched(touched));
  return { field: { ...field, onBlur: () => setTouched(true) }, error, setValue: helpers.setValue, setTouched };
}
