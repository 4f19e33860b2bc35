import { useField, useFormikContext } from 'formik';

/** What the server said about a submission; kept in Formik's status, so that it survives the next validation. */
export interface Refusal {
  error: unknown;
  /** Per field: the server's sentence, and the value it was about. It no longer holds once the value changes. */
  fields: Record<string, { message: string; value: unknown }>;
  /** Sentences about what is not a field of this form. */
  others: readonly string[];
}

/** A field of the form one is in: what its input needs, and the one sentence that is wrong with it. */
export function useFormField<Value>(name: string) {
  const { status } = useFormikContext();
  const [field, meta, helpers] = useField<Value>(name);
  const refused = (status as Refusal | undefined)?.fields[name];
  const refusal = refused && Object.is(refused.value, field.value) ? refused.message : undefined;
  const error = (meta.touched ? meta.error : undefined) ?? refusal;
  return { field, error, setValue: helpers.setValue, setTouched: helpers.setTouched };
}
