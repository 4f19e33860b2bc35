import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ButtonLink';
import { Card } from '../pages/Card';
import { Effects } from './Effects';
import { FailureAlert } from '../states/FailureAlert';
import { PageHeader } from '../pages/PageHeader';
import type { PageHeaderProps } from '../pages/PageHeader';
import classes from '../pages/pages.module.css';
import { useHolding } from '../states/SubjectState';
import { useAct } from '../messages/useAct';
import { words } from '../words';

interface ConfirmPageProps extends Omit<PageHeaderProps, 'actions'> {
  /** What will happen, to whom, who is told, what is lost: a sentence each. */
  effects: readonly ReactNode[];
  /** A field the act needs, or a picture of whom it is about. */
  children?: ReactNode;
  /** A verb and its object: 'Leave pod', 'Remove Anna'. */
  verb: string;
  /** Something is lost. */
  danger?: boolean;
  /** What the page is about is gone afterwards. */
  ends?: boolean;
  /** The act; rejects with the query's error, which is then shown here. Where to go afterwards is its own to say. */
  onConfirm: () => Promise<unknown>;
  /** The sentence for whatever fails, where the screen has one of its own, and how long it stays. */
  failure?: { message: string; milliseconds: number };
  /** The way back, where `onClick` notes that it was taken; or another act instead of it: 'This wasn’t me'. */
  back: { label?: string; to: string; onClick?: () => void } | { label: string; act: () => Promise<unknown> };
}

/** Shape 7 (rule platform.pageShapes): says before what will happen. */
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
  const holding = useHolding();
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
              <ButtonLink to={back.to} variant="default" onClick={back.onClick}>
                {back.label ?? words.cancel}
              </ButtonLink>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}
