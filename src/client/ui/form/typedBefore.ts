import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { createContext, use, useEffect } from 'react';
import type { RefObject } from 'react';

/** By name, what was typed into fields that were painted before their scripts came (rule platform.paintedPages). */
export type TypedBefore = Record<string, string | boolean>;

/** Gives what was typed into these fields, once. */
export const TypedBeforeContext = createContext<(names: string[]) => TypedBefore>(() => ({}));

/** The form begins with what was typed into it before it could hear of that, and is sent if it was sent then (public/theme.js). */
export function useTypedBefore(form: RefObject<HTMLFormElement | null>): void {
  const take = use(TypedBeforeContext);
  const { values, setValues } = useFormikContext<FormikValues>();
  useEffect(() => {
    const typed = take(Object.keys(values));
    const { sent } = document.documentElement.dataset;
    if (Object.keys(typed).length === 0 && sent === undefined) return;
    delete document.documentElement.dataset.sent;
    void Promise.resolve(setValues({ ...values, ...typed })).then(() => {
      if (sent !== undefined) form.current?.requestSubmit();
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once, as it begins.
  }, []);
}
