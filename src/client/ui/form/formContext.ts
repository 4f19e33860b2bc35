import { createContext, useLayoutEffect, useRef } from 'react';
import { useField, useFormikContext } from 'formik';

/** Undefined unless a mouse button or finger is pressed. */
let delayed: (() => void)[] | undefined;

function release(): void {
  delayed?.forEach((act) => setTimeout(act));
  delayed = undefined;
}

addEventListener('pointerdown', () => (delayed ??= []), true);
addEventListener('pointerup', release, true);
addEventListener('pointercancel', release, true);

/** An error shown on blur would move a button that is being pressed, and lose the click. */
function afterPointerUp(act: () => void): void {
  if (delayed) delayed.push(act);
  else act();
}

/** Kept in Formik's status, which survives the next validation. */
export interface SubmitError {
  error: unknown;
  /** Keyed by field; cleared when the value changes. */
  fields: Record<string, { message: string; value: unknown }>;
  formMessages: readonly string[];
}

export type Failure = string | ((error: unknown) => string | undefined) | undefined;

export const FailureMessageContext = createContext<Failure>(undefined);

export function useFormField<Value>(name: string) {
  const form = useFormikContext();
  const [field, meta, helpers] = useField<Value>(name);
  const serverError = (form.status as SubmitError | undefined)?.fields[name];
  const serverMessage = serverError && Object.is(serverError.value, field.value) ? serverError.message : undefined;
  const error = (meta.touched ? meta.error : undefined) ?? serverMessage;
  const isSubmitting = useRef(false);
  useLayoutEffect(() => {
    isSubmitting.current = form.isSubmitting;
  });
  // A submission validates and touches all fields. Formik would validate the values of the last render and overwrite
  // the errors of newer ones.
  const setTouched = (touched: boolean) =>
    afterPointerUp(() => void (isSubmitting.current || helpers.setTouched(touched)));
  return { field: { ...field, onBlur: () => setTouched(true) }, error, setValue: helpers.setValue, setTouched };
}
