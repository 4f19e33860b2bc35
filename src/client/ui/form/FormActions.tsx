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
  /** The button's label while submitting, if unusual. */
  busy?: string;
  /** Where Cancel leads; without it there is no Cancel. */
  cancelTo?: string;
  /** Another secondary action: Back, Not now. */
  children?: ReactNode;
  /** As wide as the card, for account forms. */
  wide?: boolean;
  /** Stays at the bottom of a phone's window, for long forms. */
  sticky?: boolean;
  /** Destructive. */
  danger?: boolean;
}

/**
 * The last row of a form, with the error summary above it. The button stays focusable while busy; Form takes one
 * submission at a time.
 */
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
