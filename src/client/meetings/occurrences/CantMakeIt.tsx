import { Button, VisuallyHidden } from '@mantine/core';
import { useRef, useState, type ComponentProps, type ComponentType } from 'react';
import type { Apologies } from '../../../contract/entities.gen';
import { meetingDate } from '../../../domain/meetings/display';
import { useWithdrawApologyMutation } from '../../api/meetingsApi';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { fullName } from '../../ui/people/fullName';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { showFailure } from '../../ui/messages/showFailure';
import { LOAD_FAILED } from '../../ui/OnDemand';
import { showMessage } from '../../ui/messages/showMessage';
import { useAct } from '../../ui/messages/useAct';
import { useNextMeetingStart, type NextMeetingApologiesProps } from '../joining/useNextMeetingStart';
import classes from '../meetings.module.css';
import { nowInSeconds } from '../../ui/useNow';
import type { ApologyForm } from './ApologyForm';
import { ApologyNames } from './ApologyNames';
import { words as text } from './apologyWords.gen';

/** Apart, since home shows the button and rarely the form. */
const loadForm = async () => (await import('./ApologyForm')).ApologyForm;

interface CantMakeItProps {
  meetingId: string;
  apologies: Apologies;
  at: number;
  isBrief?: boolean | undefined;
}

export function CantMakeIt(props: CantMakeItProps) {
  const { meetingId, apologies, isBrief } = props;
  const [LoadedForm, setForm] = useState<ComponentType<ComponentProps<typeof ApologyForm>>>();
  const [isLoading, setIsLoading] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  // The button stays until then, so that the focus goes straight to the form.
  const open = async () => {
    setIsLoading(true);
    try {
      const loaded = await loadForm();
      setForm(() => loaded);
    } catch {
      showFailure(LOAD_FAILED);
    } finally {
      setIsLoading(false);
    }
  };
  const close = () => {
    setForm(undefined);
    part.current?.focus();
  };
  if (apologies.count === 0 && !apologies.can.send) return null;
  return (
    <div ref={part} tabIndex={-1} className={classes.apologies}>
      {isBrief ? <ApologyNames apologies={apologies} /> : <Who apologies={apologies} />}
      {apologies.can.send && apologies.mine && <ComeAfterAll {...props} />}
      {apologies.can.send &&
        !apologies.mine &&
        (LoadedForm ? (
          <LoadedForm meetingId={meetingId} start={apologies.start} onClose={close} />
        ) : (
          <Ask {...props} isBusy={isLoading} onAsk={() => void open()} />
        ))}
    </div>
  );
}

/** Hidden while a meeting is in progress. */
export function NextCantMakeIt({ meeting, apologies, isBrief }: NextMeetingApologiesProps & { isBrief?: boolean }) {
  const at = useNextMeetingStart(meeting);
  if (!apologies || at === undefined) return null;
  return <CantMakeIt key={apologies.start} meetingId={meeting.id} apologies={apologies} at={at} isBrief={isBrief} />;
}

export function Who({ apologies: { count, people } }: Pick<CantMakeItProps, 'apologies'>) {
  if (count === 0) return null;
  if (!people) return <p className={classes.quiet}>{text.somebody({ count })}</p>;
  return (
    <ul className={classes.apologists}>
      {people.map((person) => (
        <li key={person.userId}>
          {text.line({ count: 1, names: fullName(person) })}
          {person.note !== undefined && <span className={classes.quiet}> {person.note}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Screen readers need the day to tell these buttons apart. */
function Day({ at }: Pick<CantMakeItProps, 'at'>) {
  const zone = useReaderZone();
  return <VisuallyHidden> ({meetingDate(at, zone, readerLocale(), nowInSeconds())})</VisuallyHidden>;
}

function Ask({ at, isBusy, onAsk }: CantMakeItProps & { isBusy: boolean; onAsk: () => void }) {
  return (
    <Button variant="subtle" className={classes.ask} aria-busy={isBusy} onClick={onAsk}>
      {text.cant}
      <Day at={at} />
    </Button>
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
