import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Focuses the first invalid field after a failed submission. */
export function useFocusOnFirstError(form: RefObject<HTMLFormElement | null>): void {
  const { isSubmitting } = useFormikContext();
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    wasSubmitting.current = isSubmitting;
  }, [form, isSubmitting]);
}
