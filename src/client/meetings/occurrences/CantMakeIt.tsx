import { Button, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Apologies } from '../../../contract/entities.gen';
import { meetingDate } from '../../../domain/meetings/display';
import { useWithdrawApologyMutation } from '../../api/meetingsApi';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { fullName } from '../../ui/people/fullName';
import { useReaderZone } from '../../ui/readerZone';
import { showMessage } from '../../ui/messages/showMessage';
import { useAct } from '../../ui/messages/useAct';
import { useNextMeetingStart, type NextMeetingApologiesProps } from '../joining/useNextMeetingStart';
import classes from '../meetings.module.css';
import { nowInSeconds } from '../../ui/useNow';
import { ApologyNames } from './ApologyLine';
import { words as text } from './apologyWords';

const ApologyForm = lazy(async () => ({ default: (await import('./ApologyForm')).ApologyForm }));

interface CantMakeItProps {
  meetingId: string;
  apologies: Apologies;
  at: number;
  isBrief?: boolean | undefined;
}

export function CantMakeIt(props: CantMakeItProps) {
  const { meetingId, apologies, isBrief } = props;
  const [isOpen, setIsOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
    part.current?.focus();
  };
  if (apologies.count === 0 && !apologies.can.send) return null;
  return (
    <div ref={part} tabIndex={-1} className={classes.apologies}>
      {isBrief ? <ApologyNames apologies={apologies} /> : <Who apologies={apologies} />}
      {apologies.can.send && apologies.mine && <ComeAfterAll {...props} />}
      {apologies.can.send &&
        !apologies.mine &&
        (isOpen ? (
          <Suspense>
            <ApologyForm meetingId={meetingId} start={apologies.start} onClose={close} />
          </Suspense>
        ) : (
          <Ask {...props} onAsk={() => setIsOpen(true)} />
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
