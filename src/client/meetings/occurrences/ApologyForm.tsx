import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { apologySchema } from '../../../domain/meetings/apologies';
import { useSendApologyMutation } from '../../api/meetingsApi';
import { formDraft } from '../../ui/form/drafts/formDraft';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { UnsavedChangesGuard } from '../../ui/form/guards/UnsavedChangesGuard';
import { TextField } from '../../ui/form/TextField';
import { showMessage } from '../../ui/messages/showMessage';
import classes from '../meetings.module.css';
import { words as text } from './apologyWords.gen';

interface ApologyFormProps {
  meetingId: string;
  /** Of the meeting in its series, in epoch seconds. */
  start: number;
  onClose: () => void;
}

export function ApologyForm({ meetingId, start, onClose }: ApologyFormProps) {
  const draft = formDraft(`apology.${meetingId}.${start}`);
  const cancel = () => {
    draft.clear();
    onClose();
  };
  const [sendApology] = useSendApologyMutation();
  const send = async ({ note }: { note: string }) => {
    await sendApology({ id: meetingId, start, apologyInput: note === '' ? {} : { note } }).unwrap();
    onClose();
    showMessage(text.sent);
  };
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={part} className={classes.apologyForm}>
      <Form
        initialValues={{ note: '' }}
        schema={apologySchema}
        onSubmit={send}
        guard={UnsavedChangesGuard}
        draft={draft}
      >
        <TextField name="note" label={text.note} description={text.noteWhy} />
        <FormActions submit={text.send}>
          <Button variant="default" onClick={cancel}>
            {text.cancel}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}
