import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { NextTinyStep, StepResponses as Responses } from '../../../contract/entities.gen';
import { useCheerStepMutation, useWithdrawCheerMutation } from '../../api/stepsApi';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { useHasBeenTrue } from '../../ui/useHasBeenTrue';
import { showFailure } from '../../ui/messages/showFailure';
import { useAct } from '../../ui/messages/useAct';
import { LOAD_FAILED, OnDemand } from '../../ui/OnDemand';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { fullName } from '../../ui/people/fullName';
import classes from './responses.module.css';
import { words } from './responseWords.gen';
import { listText } from '../../../domain/text/lists';
import { LANGUAGE } from '../../ui/language';

/** Includes the comment form, which pages that only show steps don't load. */
const loadComments = async () => (await import(/* webpackChunkName: 'pod-extras' */ './LoadedComments')).LoadedComments;

const none = { cheers: [], comments: [] };

const commentsOf = (count: number, name: string | undefined): string =>
  name === undefined ? words.commentsOnYours({ count }) : words.commentsOn({ count, name });

interface StepResponsesProps {
  step: NextTinyStep;
  responses: Responses | undefined;
  /** Undefined for the reader's own step. */
  ownerName: string | undefined;
  isOpen?: boolean;
}

export function StepResponses({
  step,
  responses = { ...none, stepId: step.id },
  ownerName,
  isOpen,
}: StepResponsesProps) {
  const [opened, setOpened] = useState(isOpen ?? false);
  // A comment being written stays while the comments are closed.
  const hasOpened = useHasBeenTrue(opened);
  const panel = useId();
  const { cheers, comments } = responses;
  return (
    <div className={classes.responses}>
      {cheers.length > 0 && (
        <p className={classes.quiet}>{words.cheeredBy({ names: listText(cheers.map(fullName), LANGUAGE) })}</p>
      )}
      <div className={classes.acts}>
        {ownerName !== undefined && <CheerButton stepId={step.id} cheers={cheers} ownerName={ownerName} />}
        <Button
          variant="subtle"
          leftSection={<IconMessage size="1.125rem" aria-hidden />}
          aria-expanded={opened}
          aria-controls={panel}
          aria-label={commentsOf(comments.length, ownerName)}
          onClick={() => setOpened(!opened)}
        >
          {words.comments({ count: comments.length })}
        </Button>
      </div>
      <div id={panel} hidden={!opened}>
        <OnDemand
          load={loadComments}
          isWanted={hasOpened}
          props={{ step, comments }}
          onFailed={() => showFailure(LOAD_FAILED)}
        />
      </div>
    </div>
  );
}

interface CheerButtonProps {
  stepId: string;
  cheers: Responses['cheers'];
  ownerName: string;
}

function CheerButton({ stepId, cheers, ownerName }: CheerButtonProps) {
  const { data: me } = useGetMyUserQuery();
  const [cheerStep] = useCheerStepMutation();
  const [withdrawCheer] = useWithdrawCheerMutation();
  const { busy, error, run } = useAct();
  const isCheered = cheers.some(({ userId }) => userId === me?.id);
  const toggle = () => run(stepId, () => (isCheered ? withdrawCheer : cheerStep)({ id: stepId }).unwrap());
  return (
    <>
      <Button
        variant={isCheered ? 'light' : 'default'}
        leftSection={<span aria-hidden>{words.hands}</span>}
        aria-pressed={isCheered}
        aria-disabled={busy !== undefined}
        aria-label={words.cheerFor({ name: ownerName })}
        onClick={() => void toggle()}
      >
        {words.cheer}
      </Button>
      {error !== undefined && <FailureAlert error={error} />}
    </>
  );
}
