import { Button, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Apologies } from '../../../contract/entities.gen';
import { apologySchema } from '../../../domain/meetings/apologies';
import { meetingDate } from '../../../domain/meetings/display';
import { useSendApologyMutation, useWithdrawApologyMutation } from '../../api/meetingsApi';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { formDraft } from '../../ui/form/drafts/formDraft';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { UnsavedChangesGuard } from '../../ui/form/guards/UnsavedChangesGuard';
import { TextField } from '../../ui/form/TextField';
import { fullName } from '../../ui/people/fullName';
import { useReaderZone } from '../../ui/readerZone';
import { showMessage } from '../../ui/messages/showMessage';
import { useAct } from '../../ui/messages/useAct';
import { useNextMeetingStart, type NextMeetingApologiesProps } from '../joining/useNextMeetingStart';
import classes from '../meetings.module.css';
import { nowInSeconds } from '../../ui/useNow';
import { words as text } from './apologyWords';

interface CantMakeItProps {
  meetingId: string;
  apologies: Apologies;
  at: number;
}

export function CantMakeIt(props: CantMakeItProps) {
  const { apologies } = props;
  const [isOpen, setIsOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
    part.current?.focus();
  };
  if (apologies.count === 0 && !apologies.can.send) return null;
  return (
    <div ref={part} tabIndex={-1} className={classes.apologies}>
      <Who apologies={apologies} />
      {apologies.can.send && apologies.mine && <ComeAfterAll {...props} />}
      {apologies.can.send &&
        !apologies.mine &&
        (isOpen ? <ApologyForm {...props} onClose={close} /> : <Ask {...props} onAsk={() => setIsOpen(true)} />)}
    </div>
  );
}

/** Hidden while a meeting is in progress. */
export function NextCantMakeIt({ meeting, apologies }: NextMeetingApologiesProps) {
  const at = useNextMeetingStart(meeting);
  if (!apologies || at === undefined) return null;
  return <CantMakeIt key={apologies.start} meetingId={meeting.id} apologies={apologies} at={at} />;
}

export function Who({ apologies: { count, people } }: Pick<CantMakeItProps, 'apologies'>) {
  if (count === 0) return null;
  if (!people) return <p className={classes.quiet}>{text.line([], count)}</p>;
  return (
    <ul className={classes.apologists}>
      {people.map((person) => (
        <li key={person.userId}>
          {text.line([fullName(person)], 1)}
          {person.note !== undefined && <span className={classes.quiet}> {person.note}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Screen readers need the day to tell these buttons apart. */
function Day({ at }: Pick<CantMakeItProps, 'at'>) {
  const zone = useReaderZone();
  return <VisuallyHidden> ({meetingDate(at, zone, navigator.language, nowInSeconds())})</VisuallyHidden>;
}

function Ask({ at, onAsk }: CantMakeItProps & { onAsk: () => void }) {
  return (
    <Button variant="subtle" className={classes.ask} onClick={onAsk}>
      {text.cant}
      <Day at={at} />
    </Button>
  );
}

export function ApologyForm({
  meetingId,
  apologies: { start },
  onClose,
}: Omit<CantMakeItProps, 'at'> & { onClose: () => void }) {
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
  return (
    <Form initialValues={{ note: '' }} schema={apologySchema} onSubmit={send} guard={UnsavedChangesGuard} draft={draft}>
      <TextField name="note" label={text.note} description={text.noteWhy} data-autofocus />
      <FormActions submit={text.send}>
        <Button variant="default" onClick={cancel}>
          {text.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}

export function useWithdrawApology(meetingId: string) {
  const [withdrawApology] = useWithdrawApologyMutation();
  return async (start: number) => {
    await withdrawApology({ id: meetingId, start }).unwrap();
    showMessage(text.taken);
  };
}

function ComeAfterAll({ meetingId, apologies: { start }, at }: CantMakeItProps) {
  const withdrawApology = useWithdrawApology(meetingId);
  const { busy, error, run } = useAct();
  const withdraw = () => run(text.back, () => withdrawApology(start));
  return (
    <div>
      {error !== undefined && <FailureAlert error={error} />}
      <Button variant="default" aria-disabled={busy !== undefined} onClick={() => void withdraw()}>
        {text.back}
        <Day at={at} />
      </Button>
    </div>
  );
}
