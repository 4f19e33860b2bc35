import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ButtonLink';
import { Card } from '../pages/Card';
import { FailureAlert } from '../states/FailureAlert';
import { PageHeader } from '../pages/PageHeader';
import type { PageHeaderProps } from '../pages/PageHeader';
import classes from '../pages/pages.module.css';
import widths from '../pages/widths.module.css';
import { useActOnSubject } from '../states/SubjectState';
import { useAct } from '../messages/useAct';
import { words } from '../words.gen';
import { Effects } from './Effects';

interface ConfirmPageProps extends Omit<PageHeaderProps, 'actions'> {
  /** One sentence each: what happens, to whom, who is notified, what is lost. */
  effects: readonly ReactNode[];
  children?: ReactNode;
  /** A verb and its object: 'Leave pod', 'Remove Anna'. */
  verb: string;
  danger?: boolean;
  ends?: boolean;
  /** Navigates by itself; rejects with the query's error, which the page shows. */
  onConfirm: () => Promise<unknown>;
  failure?: { message: string; milliseconds: number };
  /** `onClick` records the use of the link; `act` replaces it, as in 'This wasn’t me'. */
  back: { label?: string; to: string; onClick?: () => void } | { label: string; act: () => Promise<unknown> };
}

/** Shape 7 (rule platform.pageShapes). */
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
    <div className={`${classes.form} ${widths.fields}`}>
      <PageHeader {...top} />
      <Card>
        <div className={classes.card}>
          <Effects effects={effects} />
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
