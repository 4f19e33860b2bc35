import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ButtonLink';
import { Card } from '../pages/Card';
import { FailureAlert } from '../states/FailureAlert';
import { PageHeader } from '../pages/PageHeader';
import type { PageHeaderProps } from '../pages/PageHeader';
import classes from '../pages/pages.module.css';
import { useActOnSubject } from '../states/SubjectState';
import { useAct } from '../messages/useAct';
import { words } from '../words';
import { Effects } from './Effects';

interface ConfirmPageProps extends Omit<PageHeaderProps, 'actions'> {
  /** What happens, to whom, who is notified and what is lost, in one sentence each. */
  effects: readonly ReactNode[];
  /** A field that the act needs, or a picture of the person affected. */
  children?: ReactNode;
  /** A verb and its object: 'Leave pod', 'Remove Anna'. */
  verb: string;
  /** Whether something is lost. */
  danger?: boolean;
  /** Whether the act ends the page's subject, as leaving or deleting does. */
  ends?: boolean;
  /** The act; rejects with the query's error, which the page then shows. The act itself navigates. */
  onConfirm: () => Promise<unknown>;
  /** The screen's own failure message, and how long it shows, in milliseconds. */
  failure?: { message: string; milliseconds: number };
  /** The way back, with `onClick` to record its use, or a different act: 'This wasn’t me'. */
  back: { label?: string; to: string; onClick?: () => void } | { label: string; act: () => Promise<unknown> };
}

/** Shape 7 (rule platform.pageShapes): explains what will happen before it does. */
export function ConfirmPage({
  effects,
  children,
  verb,
  danger,
  ends,
  onConfirm,
  failure,
  back,
  ...top
}: ConfirmPageProps) {
  const { busy, error, run } = useAct(failure?.milliseconds);
  const holding = useActOnSubject();
  const isBusy = busy !== undefined;
  return (
    <div className={classes.form}>
      <PageHeader {...top} />
      <Card>
        <div className={classes.card}>
          {effects.length === 1 ? <p>{effects[0]}</p> : <Effects effects={effects} />}
          {children}
          {error !== undefined && <FailureAlert error={error} message={failure?.message} />}
          <div className={`${classes.actions} ${classes.stretch}`}>
            <Button
              color={danger ? 'red' : undefined}
              onClick={() => void run(verb, () => holding({ run: onConfirm, ends }))}
              aria-disabled={isBusy}
              aria-busy={busy === verb}
            >
              {verb}
            </Button>
            {'act' in back ? (
              <Button
                variant="default"
                onClick={() => void run(back.label, back.act)}
                aria-disabled={isBusy}
                aria-busy={busy === back.label}
              >
                {back.label}
              </Button>
            ) : (
              <ButtonLink to={back.to} isWayBack variant="default" onClick={back.onClick}>
                {back.label ?? words.cancel}
              </ButtonLink>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}
