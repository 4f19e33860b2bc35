import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { use, useEffect } from 'react';
import type { RefObject } from 'react';
import { EarlyInputContext } from '../earlyInput';

/** Restores text typed before the form was interactive, and submits it if the user already had (client/early). */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>): void {
  const take = use(EarlyInputContext);
  const { values, setValues } = useFormikContext<FormikValues>();
  useEffect(() => {
    const typed = Object.entries(take()).filter(([name]) => name in values);
    const wasSent = document.documentElement.dataset.sent !== undefined;
    if (typed.length === 0 && !wasSent) return;
    void Promise.resolve(setValues({ ...values, ...Object.fromEntries(typed) })).then(() => {
      if (wasSent) form.current?.requestSubmit();
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once, as it begins.
  }, []);
}
