import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** After a submission that failed, the first field that is wrong takes the focus. */
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
