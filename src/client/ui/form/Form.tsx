import { Form as FormikForm, Formik } from 'formik';
import type { FormikValues } from 'formik';
import { useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import classes from './Form.module.css';
import { FailureMessageContext } from './formContext';
import type { Failure, SubmitError } from './formContext';
import { submitErrorOf } from './submitError';
import { useTypedBefore } from './useTypedBefore';
import { useFocusOnFirstError } from './useFocusOnFirstError';

interface FormProps<Values extends FormikValues, Output extends AnyObject> {
  initialValues: Values;
  /** From `src/domain/<area>/forms.ts`: the same rules and sentences as the server's. */
  schema: ObjectSchema<Output>;
  /** The one submit. Given the values as the schema casts them (trimmed); rejects with the query's error (`unwrap()`). */
  onSubmit: (values: Output) => Promise<unknown>;
  /** The sentence for a failure, where the screen has one of its own; else the server's detail is shown. */
  failure?: Failure;
  /** The form's name of a field by the contract's, where they differ: `{ username: 'email' }`; where that depends on what is sent, of that. */
  aliases?: Aliases<Output>;
  /** What was said of an earlier submission of these values, made elsewhere: shown from the start. */
  initialError?: SubmitError;
  /** What asks before it is left with something unsaved, or why nothing does (rule platform.unsavedChanges). */
  guard: Guard | Unguarded;
  /** Fields, and FormActions as the last. */
  children: ReactNode;
}

/** `UnsavedChangesGuard`, or for who is signed out `SignedOutGuard`; given to the form, so that short ones need not load it. */
type Guard = ComponentType<{ saved: FormikValues }>;

/** It is soon filled in again, or what is typed is kept as it is typed. */
type Unguarded = 'short' | 'kept';

type Aliases<Output> = Record<string, string> | ((sent: Output) => Record<string, string>);

/**
 * The one form pattern: checked on blur and on submit, the server's sentences at their fields and in the summary, focus on the
 * first error, one submission at a time, and nothing typed is ever lost.
 */
export function Form<Values extends FormikValues, Output extends AnyObject>(props: FormProps<Values, Output>) {
  const { initialValues, schema, onSubmit, failure, aliases, initialError, guard, children } = props;
  const Guard = typeof guard === 'string' ? undefined : guard;
  const [saved, setSaved] = useState<Values>(initialValues);
  return (
    <Formik
      initialValues={initialValues}
      initialStatus={initialError}
      validationSchema={schema}
      onSubmit={async (values, { setStatus }) => {
        setStatus(undefined);
        // Formik has just validated them against this schema.
        const sent = schema.cast(values) as Output;
        try {
          await onSubmit(sent);
          setSaved(values);
        } catch (error) {
          setStatus(submitErrorOf(error, values, typeof aliases === 'function' ? aliases(sent) : aliases));
        }
      }}
    >
      <FailureMessageContext value={failure}>
        <FormBody>
          {Guard && <Guard saved={saved} />}
          {children}
        </FormBody>
      </FailureMessageContext>
    </Formik>
  );
}

function FormBody({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFirstError(form);
  useTypedBefore(form);
  return (
    // Should it ever be sent by the browser itself: what is typed belongs into no address.
    <FormikForm ref={form} method="post" className={classes.form} noValidate>
      {children}
    </FormikForm>
  );
}
