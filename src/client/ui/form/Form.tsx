import { Form as FormikForm, Formik } from 'formik';
import type { FormikValues } from 'formik';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import classes from './Form.module.css';
import { FailureSentence } from './formContext';
import type { Failure } from './formContext';
import { refusalOf } from './refusal';
import { useFocusOnFirstError } from './useFocusOnFirstError';

interface FormProps<Values extends FormikValues, Output extends AnyObject> {
  initialValues: Values;
  /** From `src/domain/<area>/forms.ts`: the same rules and sentences as the server's. */
  schema: ObjectSchema<Output>;
  /** The one submit. Given the values as the schema casts them (trimmed); rejects with the query's error (`unwrap()`). */
  onSubmit: (values: Output) => Promise<unknown>;
  /** The sentence for a failure, where the specification gives one; else the server's detail is shown. */
  failure?: Failure;
  /** The form's name of a field by the contract's, where they differ: `{ username: 'email' }`. */
  aliases?: Record<string, string>;
  /** Fields, and FormActions as the last. */
  children: ReactNode;
}

/**
 * The one form pattern: checked on blur and on submit, the server's sentences at their fields and in the summary, focus on the
 * first error, one submission at a time, and nothing typed is ever lost.
 */
export function Form<Values extends FormikValues, Output extends AnyObject>(props: FormProps<Values, Output>) {
  const { initialValues, schema, onSubmit, failure, aliases, children } = props;
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={async (values, { setStatus }) => {
        setStatus(undefined);
        try {
          // Formik has just validated them against this schema.
          await onSubmit(schema.cast(values) as Output);
        } catch (error) {
          setStatus(refusalOf(error, values, aliases));
        }
      }}
    >
      <FailureSentence value={failure}>
        <FormBody>{children}</FormBody>
      </FailureSentence>
    </Formik>
  );
}

function FormBody({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFirstError(form);
  return (
    <FormikForm ref={form} className={classes.form} noValidate>
      {children}
    </FormikForm>
  );
}
