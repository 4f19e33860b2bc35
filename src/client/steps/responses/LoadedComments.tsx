import { Button, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { NextTinyStep, StepComment } from '../../../contract/entities.gen';
import { reportCommentPath, type ReportedState } from '../../../domain/links';
import { MAX_COMMENT_LENGTH, stepCommentSchema } from '../../../domain/steps/responses';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { useCommentOnStepMutation, useDeleteStepCommentMutation } from '../../api/stepsApi';
import { ButtonLink } from '../../ui/ButtonLink';
import { formDraft } from '../../ui/form/drafts/formDraft';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { TextareaField } from '../../ui/form/TextareaField';
import { UnsavedChangesGuard } from '../../ui/form/guards/UnsavedChangesGuard';
import { useAct } from '../../ui/messages/useAct';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { fullName } from '../../ui/people/fullName';
import { Time } from '../../ui/Time';
import classes from './responses.module.css';
import { words } from './responseWords.gen';

export interface CommentsProps {
  step: Pick<NextTinyStep, 'id' | 'membershipId'>;
  comments: readonly StepComment[];
}

export function LoadedComments({ step, comments }: CommentsProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className={classes.comments}>
      <ul ref={list} tabIndex={-1} className={classes.list} aria-label={words.list}>
        {comments.map((comment) => (
          <Comment key={comment.id} step={step} comment={comment} onDeleted={() => list.current?.focus()} />
        ))}
      </ul>
      <CommentForm stepId={step.id} />
    </div>
  );
}

interface CommentProps {
  step: CommentsProps['step'];
  comment: StepComment;
  onDeleted: () => void;
}

function Comment({ step, comment, onDeleted }: CommentProps) {
  const { id: stepId } = step;
  const [deleteComment] = useDeleteStepCommentMutation();
  const { busy, error, run } = useAct();
  const remove = () =>
    run(comment.id, async () => {
      await deleteComment({ id: stepId, commentId: comment.id }).unwrap();
      onDeleted();
    });
  return (
    <li className={classes.comment}>
      <PersonAvatar person={comment} />
      <div>
        <p>
          <strong>{fullName(comment)}</strong>{' '}
          <span className={classes.quiet}>
            <Time at={Math.floor(comment.created / 1000)} />
          </span>
        </p>
        <p className={classes.text}>{comment.text}</p>
        <ReportLink step={step} comment={comment} />
        {comment.canDelete && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            className={classes.inText}
            aria-disabled={busy !== undefined}
            onClick={() => void remove()}
          >
            {words.delete}
            <VisuallyHidden> ({comment.text})</VisuallyHidden>
          </Button>
        )}
        {error !== undefined && <FailureAlert error={error} />}
      </div>
    </li>
  );
}

function ReportLink({ step: { id: stepId, membershipId }, comment }: Omit<CommentProps, 'onDeleted'>) {
  const { data: me } = useGetMyUserQuery();
  const { pathname, search } = useLocation();
  if (!me || me.id === comment.userId) return null;
  const state: ReportedState = { name: fullName(comment), userId: comment.userId, text: comment.text, hasImage: false };
  return (
    <ButtonLink
      to={reportCommentPath({ stepId, commentId: comment.id, membershipId, back: pathname + search })}
      state={state}
      size="compact-sm"
      variant="subtle"
      color="gray"
      className={classes.inText}
    >
      {words.report}
      <VisuallyHidden> ({comment.text})</VisuallyHidden>
    </ButtonLink>
  );
}

function CommentForm({ stepId }: { stepId: string }) {
  const [commentOnStep] = useCommentOnStepMutation();
  const [sent, setSent] = useState(0);
  const send = async (stepCommentInput: { text: string }) => {
    await commentOnStep({ id: stepId, stepCommentInput }).unwrap();
    setSent(sent + 1);
  };
  return (
    <Form
      key={sent}
      initialValues={{ text: '' }}
      schema={stepCommentSchema()}
      onSubmit={send}
      guard={UnsavedChangesGuard}
      draft={formDraft(`comment.${stepId}`)}
    >
      <TextareaField name="text" label={words.label} rows={2} maximum={MAX_COMMENT_LENGTH} />
      <FormActions submit={words.send} />
    </Form>
  );
}
