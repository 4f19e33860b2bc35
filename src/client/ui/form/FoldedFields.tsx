import { IconChevronDown } from '@tabler/icons-react';
import { getIn, useFormikContext, type FormikValues } from 'formik';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import classes from './FoldedFields.module.css';
import type { SubmitError } from './formContext';

interface FoldedFieldsProps {
  /** Of one field, or of an object of fields. */
  name: string;
  title: string;
  /** What it is for. */
  why: string;
  children: ReactNode;
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isFilled) : Boolean(value);

/** Optional fields, open if they have values or errors. */
export function FoldedFields({ name, title, why, children }: FoldedFieldsProps) {
  const form = useFormikContext<FormikValues>();
  const { values, errors, touched } = form;
  const [isOpened, setOpened] = useState(() => isFilled(getIn(values, name)));
  const refused = Object.keys((form.status as SubmitError | undefined)?.fields ?? {});
  const isWrong =
    (getIn(errors, name) !== undefined && getIn(touched, name) !== undefined) ||
    refused.some((field) => field === name || field.startsWith(`${name}.`));
  const folded = useRef<HTMLDetailsElement>(null);
  // The browser folds it by itself, after which the same prop wouldn't open it again.
  useLayoutEffect(() => {
    if (isWrong && folded.current) folded.current.open = true;
  }, [isWrong, form.submitCount]);
  return (
    <details
      ref={folded}
      className={classes.folded}
      open={isOpened || isWrong}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <span className={classes.about}>
          <span className={classes.title}>{title}</span>
          <span className={classes.why}>{why}</span>
        </span>
        <IconChevronDown size="1.25rem" aria-hidden />
      </summary>
      <div className={classes.fields}>{children}</div>
    </details>
  );
}
