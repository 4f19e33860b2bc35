import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconCalendarOff } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Occurrence, ScheduledMeeting } from '../../../contract/entities.gen';
import { meetingDate, zoneName } from '../../../domain/meetings/display';
import { useListOccurrencesQuery } from '../../api/meetingsApi';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/pages/Card';
import { confirm } from '../../ui/messages/confirm';
import { EmptyState } from '../../ui/states/EmptyState';
import { QueryState } from '../../ui/states/QueryState';
import { useReaderZone } from '../../ui/readerZone';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { useAct } from '../../ui/messages/useAct';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { RelativeTime, Time } from '../../ui/Time';
import classes from '../meetings.module.css';
import { useRefetchAfterMeeting } from '../joining/useRefetchAfterMeeting';
import { words } from '../words';
import { moveOccurrenceSchema } from '../../../domain/meetings/forms';
import { DateTimeField } from '../../ui/form/dates/DateTimeField';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { nowInSeconds, useNow } from '../../ui/useNow';
import { CantMakeIt } from './CantMakeIt';
import { words as text } from './occurrenceWords';
import { useChangeDate } from './useChangeDate';

export function OccurrenceList({ meeting }: { meeting: ScheduledMeeting }) {
  const coming = useListOccurrencesQuery({ id: meeting.id });
  useRefetchAfterMeeting([meeting], coming.refetch);
  return (
    <QueryState
      query={coming}
      skeleton={<CardsSkeleton />}
      isEmpty={(dates) => dates.length === 0}
      empty={<EmptyState icon={<IconCalendarOff aria-hidden />} title={text.none} />}
    >
      {(dates) => (
        <div className={classes.coming}>
          {dates.some(({ can }) => can.change || can.restore) && <p className={classes.quiet}>{text.intro}</p>}
          <ul className={classes.dates}>
            {dates.map((date) => (
              <Card key={date.start} as="li">
                <OccurrenceRow date={date} meeting={meeting} />
              </Card>
            ))}
          </ul>
        </div>
      )}
    </QueryState>
  );
}

interface RowProps {
  date: Occurrence;
  meeting: ScheduledMeeting;
}

function OccurrenceRow({ date, meeting }: RowProps) {
  const [isMoving, setIsMoving] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsMoving(false);
    row.current?.focus();
  };
  return (
    <div ref={row} tabIndex={-1} className={classes.date}>
      <When date={date} meeting={meeting} />
      {isMoving ? (
        <MoveOccurrenceForm date={date} meeting={meeting} onClose={close} />
      ) : (
        <>
          {date.apologies && <CantMakeIt meetingId={meeting.id} apologies={date.apologies} at={date.at} />}
          <Acts date={date} meeting={meeting} onMove={() => setIsMoving(true)} />
        </>
      )}
    </div>
  );
}

function When({ date: { start, at, skipped }, meeting: { timezone } }: RowProps) {
  return (
    <div className={classes.when}>
      <p className={skipped ? classes.skipped : undefined}>
        {!skipped && (
          <span className={classes.relative}>
            <RelativeTime at={at} />
          </span>
        )}
        <Time at={at} meetingZone={timezone} />
      </p>
      {skipped && <Badge icon={<IconCalendarOff aria-hidden />}>{text.skipped}</Badge>}
      {at !== start && (
        <p className={classes.quiet}>
          <IconArrowRight aria-hidden size="1em" /> {words.movedFrom} <Time at={start} meetingZone={timezone} />
        </p>
      )}
    </div>
  );
}

function Acts({ date, meeting, onMove }: RowProps & { onMove: () => void }) {
  const zone = useReaderZone();
  const change = useChangeDate(meeting.id, date);
  const { busy, error, run } = useAct();
  const { at, skipped, can } = date;
  const day = meetingDate(at, zone, navigator.language, nowInSeconds());
  const skip = async () => {
    const question = { title: text.skipTitle(day), body: text.skipBody, verb: text.skipVerb, cancel: text.keep };
    if (!(await confirm(question))) return;
    await run(text.skip, () => change({ change: 'SKIPPED' }, text.skippedOne(day)));
  };
  const restore = () => run(text.restore, () => change(undefined, text.restored));
  // Screen readers need the day to tell these buttons apart.
  const button = (name: string, onClick: () => unknown) => (
    <Button variant="default" onClick={onClick} aria-disabled={busy !== undefined}>
      {name}
      <VisuallyHidden> ({day})</VisuallyHidden>
    </Button>
  );
  if (!can.change && !can.restore) return null;
  return (
    <>
      {error !== undefined && <FailureAlert error={error} />}
      <div className={classes.actions}>
        {can.change && !skipped && button(text.skip, () => void skip())}
        {can.change && !skipped && button(text.move, onMove)}
        {can.restore && button(skipped ? text.restore : text.moveBack, () => void restore())}
      </div>
    </>
  );
}

interface MoveOccurrenceFormProps {
  date: Occurrence;
  meeting: ScheduledMeeting;
  onClose: () => void;
}

function MoveOccurrenceForm({ date, meeting, onClose }: MoveOccurrenceFormProps) {
  const nowSeconds = useNow();
  const change = useChangeDate(meeting.id, date);
  const move = async ({ movedTo }: { movedTo: number }) => {
    await change({ change: 'MOVED', movedTo }, text.moved);
    onClose();
  };
  return (
    <Form
      initialValues={{ movedTo: date.at }}
      schema={moveOccurrenceSchema({ nowSeconds })}
      onSubmit={move}
      guard="short"
    >
      <DateTimeField
        name="movedTo"
        label={text.movedTo}
        description={text.movedToWhy(zoneName(date.at, meeting.timezone))}
        zone={meeting.timezone}
        unit="seconds"
        earliest={nowSeconds}
      />
      <FormActions submit={text.moveVerb}>
        <Button variant="default" onClick={onClose}>
          {text.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}
