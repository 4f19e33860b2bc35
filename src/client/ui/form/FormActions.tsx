import { Button, Loader } from '@mantine/core';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ButtonLink';
import { words } from '../words';
import classes from './Form.module.css';
import { FormSummary } from './FormSummary';

interface FormActionsProps {
  /** A verb and its object: 'Save changes'. */
  submit: string;
  /** What the button says meanwhile, where that is not its usual name. */
  busy?: string;
  /** Where Cancel leads; without it there is none. */
  cancelTo?: string;
  /** Another quiet way out: Back, Not now. */
  children?: ReactNode;
  /** As wide as the card: for account forms. */
  wide?: boolean;
  /** In reach at the bottom of a phone's window: for long forms. */
  sticky?: boolean;
  /** Something is lost. */
  danger?: boolean;
}

/** The last row of a form, with what was wrong above it. The button stays focusable while busy; Form takes one submission at a time. */
export function FormActions({ submit, busy, cancelTo, children, wide, sticky, danger }: FormActionsProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <div className={classes.actions} data-wide={wide || undefined} data-sticky={sticky || undefined}>
      <FormSummary />
      <Button
        type="submit"
        color={danger ? 'red' : undefined}
        aria-disabled={isSubmitting}
        aria-busy={isSubmitting}
        onClick={(event) => {
          if (isSubmitting) event.preventDefault();
        }}
        leftSection={isSubmitting ? <Loader size="1.125rem" color="currentColor" /> : undefined}
      >
        {isSubmitting && busy ? busy : submit}
      </Button>
      {cancelTo !== undefined && (
        <ButtonLink to={cancelTo} variant="default">
          {words.cancel}
        </ButtonLink>
      )}
      {children}
    </div>
  );
}
