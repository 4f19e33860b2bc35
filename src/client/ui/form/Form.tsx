import { Form as FormikForm, Formik, type FormikHelpers, type FormikValues, useFormikContext } from 'formik';
import { useMemo, useRef, useState, type ComponentType, type ReactNode, useEffect, type RefObject, use } from 'react';
import { ValidationError, type AnyObject, type ObjectSchema, type Schema } from 'yup';
import { problemOf } from '../../api/problem';
import { EarlyInputContext } from '../earlyInput';
import classes from './Form.module.css';
import { DraftContext } from './drafts/draftContext';
import type { FormDraft } from './drafts/formDraft';
import { FailureMessageContext, type Failure, type SubmitError } from './formContext';
import type { RebaseOnLatest, RebaseOptions } from './rebase';
import { submitErrorOf } from './submitError';
import { textIn } from '../../../domain/text/localText';
import { LANGUAGE } from '../language';

interface FormProps<Values extends FormikValues, Output extends AnyObject> {
  initialValues: Values;
  /** From `src/domain/<area>/forms.ts`: the same rules and messages as the server's. */
  schema: ObjectSchema<Output>;
  /** Gets the values as cast by the schema (trimmed); rejects with the query's error (`unwrap()`). */
  onSubmit: (values: Output) => Promise<unknown>;
  failure?: Failure;
  /** The form's field names by the contract's, where they differ: `{ username: 'email' }`. */
  aliases?: Aliases<Output>;
  initialError?: SubmitError;
  /** For entities that others may edit concurrently; see `useEdited`. */
  latest?: RebaseOnLatest<Values>;
  units?: RebaseOptions['units'];
  shown?: RebaseOptions['shown'];
  /** Asks before leaving unsaved changes, or names the reason not to ask (rule platform.unsavedChanges). */
  guard: Guard | Unguarded;
  /** Only for long forms (rule platform.typedText). */
  draft?: FormDraft | undefined;
  children: ReactNode;
}

/** Passed in so that short forms needn't load it. */
type Guard = ComponentType<{ saved: FormikValues }>;

type Unguarded = 'short' | 'kept';

type Aliases<Output> = Record<string, string> | ((sent: Output) => Record<string, string>);

const CHANGED_MEANWHILE = 'changed_meanwhile';

/** What Formik takes as a schema: gives the messages as texts. */
const inReaderLanguage = (schema: Schema) => ({
  validate: (values: unknown, options: object) =>
    schema.validate(values, options).catch((failure: unknown) => {
      if (ValidationError.isError(failure)) {
        for (const one of failure.inner) one.message = textIn(one.message, LANGUAGE);
      }
      throw failure;
    }),
});

/**
 * Validates on blur and submit, shows the server's messages next to their fields or in the summary, focuses the first
 * error, and accepts one submission at a time.
 */
export function Form<Values extends FormikValues, Output extends AnyObject>(props: FormProps<Values, Output>) {
  const {
    initialValues,
    schema,
    onSubmit,
    failure,
    aliases,
    initialError,
    latest,
    units,
    shown,
    guard,
    draft,
    children,
  } = props;
  const formSchema = useMemo(() => inReaderLanguage(schema), [schema]);
  const Guard = typeof guard === 'string' ? undefined : guard;
  const [saved, setSaved] = useState<Values>(initialValues);
  const [restored] = useState(() => draft?.restore(initialValues, { units, shown, isEdit: latest !== undefined }));

  async function submit(values: Values, helpers: FormikHelpers<Values>, opened: Values, repeats = true): Promise<void> {
    helpers.setStatus(undefined);
    const sent = schema.cast(values) as Output;
    try {
      await onSubmit(sent);
      draft?.clear();
      setSaved(values);
    } catch (error) {
      const show = (failure: unknown) =>
        helpers.setStatus(submitErrorOf(failure, values, typeof aliases === 'function' ? aliases(sent) : aliases));
      const isOutdated = problemOf(error)?.code === CHANGED_MEANWHILE;
      return latest && repeats && isOutdated ? bringUpToDate(error).catch(show) : show(error);
    }

    /** Resubmits automatically, once, unless others have changed the same fields or the result is invalid. */
    async function bringUpToDate(refusal: unknown): Promise<void> {
      const rebased = await latest!(opened, values, { units, shown });
      setSaved(rebased.theirs);
      if (await rebased.show(helpers, refusal)) await submit(rebased.values, helpers, rebased.theirs, false);
    }
  }

  return (
    <Formik
      initialValues={restored?.values ?? initialValues}
      initialStatus={initialError ?? restored?.status}
      validationSchema={formSchema}
      onSubmit={(values, helpers) => submit(values, helpers, saved)}
    >
      <FailureMessageContext value={failure}>
        <DraftContext value={draft}>
          <FormBody>
            {Guard && <Guard saved={saved} />}
            {draft && <draft.Keeper draft={draft} saved={saved} restored={restored} />}
            {children}
          </FormBody>
        </DraftContext>
      </FailureMessageContext>
    </Formik>
  );
}

function FormBody({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFirstError(form);
  useEarlyInput(form);
  return (
    // POST, in case the browser submits the form before its scripts load: values don't belong in a URL.
    <FormikForm ref={form} method="post" className={classes.form} noValidate>
      {children}
    </FormikForm>
  );
}

function useFocusOnFirstError(form: RefObject<HTMLFormElement | null>): void {
  const { isSubmitting } = useFormikContext();
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) {
      const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      first?.focus();
      // Keeps the label clear of the header.
      first?.closest('.mantine-InputWrapper-root')?.scrollIntoView({ block: 'nearest' });
    }
    wasSubmitting.current = isSubmitting;
  }, [form, isSubmitting]);
}

/** Restores text typed before hydration, and submits it if the user already had (client/firstPaint). */
function useEarlyInput(form: RefObject<HTMLFormElement | null>): void {
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
