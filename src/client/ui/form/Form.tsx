import { Form as FormikForm, Formik, getIn, setNestedObjectValues } from 'formik';
import type { FormikHelpers, FormikValues } from 'formik';
import { useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { problemOf } from '../../api/problem';
import { words } from '../words';
import classes from './Form.module.css';
import { FailureMessageContext } from './formContext';
import type { Failure, SubmitError } from './formContext';
import { rebase, type Unit } from './rebase';
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
  /**
   * Fetches what is edited as it is now, for what others may edit too: asked for when a submission is refused since it
   * was changed meanwhile. See `useEdited`.
   */
  latest?: () => Promise<Values>;
  /** Of such a form: groups of fields that are never half one's own and half others'. */
  units?: readonly Unit[];
  /** How others' value of a field is shown: as it is by default, and not at all where this returns ''. */
  shown?: (name: string, value: unknown) => string | undefined;
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

/** The code of the server's problem. */
const CHANGED_MEANWHILE = 'changed_meanwhile';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * The one form pattern: checked on blur and on submit, the server's sentences at their fields, or in the summary where they belong to none, focus on the
 * first error, one submission at a time, and nothing is ever lost: neither what was typed nor what others changed meanwhile.
 */
export function Form<Values extends FormikValues, Output extends AnyObject>(props: FormProps<Values, Output>) {
  const { initialValues, schema, onSubmit, failure, aliases, initialError, latest, units, shown, guard, children } =
    props;
  const Guard = typeof guard === 'string' ? undefined : guard;
  const [saved, setSaved] = useState<Values>(initialValues);

  async function submit(values: Values, helpers: FormikHelpers<Values>, opened: Values, repeats = true): Promise<void> {
    helpers.setStatus(undefined);
    // Formik has just validated them against this schema.
    const sent = schema.cast(values) as Output;
    try {
      await onSubmit(sent);
      setSaved(values);
    } catch (error) {
      const isOutdated = problemOf(error)?.code === CHANGED_MEANWHILE;
      if (latest && repeats && isOutdated) return bringUpToDate(values, helpers, opened, error);
      helpers.setStatus(submitErrorOf(error, values, typeof aliases === 'function' ? aliases(sent) : aliases));
    }
  }

  /** Submits again by itself, once, unless others have changed the fields that were typed in, or the result is invalid. */
  async function bringUpToDate(mine: Values, helpers: FormikHelpers<Values>, opened: Values, refusal: unknown) {
    let theirs: Values;
    try {
      theirs = await latest!();
    } catch (error) {
      return helpers.setStatus(submitErrorOf(error, mine));
    }
    const { values, overtaken } = rebase(opened, mine, theirs, units);
    setSaved(theirs);
    await helpers.setValues(values, false);
    const wrong = await helpers.validateForm(values);
    const isWrong = Object.keys(wrong).length > 0;
    if (isWrong) await helpers.setTouched(setNestedObjectValues(wrong, true), false);
    else if (Object.keys(overtaken).length === 0) return submit(values, helpers, theirs, false);
    const fields = Object.entries(overtaken).map(([name, value]) => {
      const message = words.overtaken(shown?.(name, value) ?? textOf(value));
      return [name, { message, value: getIn(values, name) as unknown }] as const;
    });
    const status: SubmitError = {
      error: refusal,
      fields: Object.fromEntries(fields),
      formMessages: [words.overtakenHelp],
    };
    helpers.setStatus(status);
  }

  return (
    <Formik
      initialValues={initialValues}
      initialStatus={initialError}
      validationSchema={schema}
      onSubmit={(values, helpers) => submit(values, helpers, saved)}
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
