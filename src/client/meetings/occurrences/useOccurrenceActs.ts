import type { Occurrence, ScheduledMeeting } from '../../../contract/entities.gen';
import { meetingDate } from '../../../domain/meetings/display';
import type { RowAct } from '../../ui/menu/rowActs';
import { confirm } from '../../ui/messages/confirm';
import { useAct } from '../../ui/messages/useAct';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { nowInSeconds } from '../../ui/useNow';
import { words as apologyText } from './apologyWords.gen';
import { useWithdrawApology } from './CantMakeIt';
import { words as text } from './occurrenceWords.gen';
import { useChangeDate } from './useChangeDate';

export interface OccurrenceProps {
  date: Occurrence;
  meeting: ScheduledMeeting;
}

interface OccurrenceActs {
  day: string;
  /** What somebody does who isn't coming, or is after all; undefined if they may do neither. */
  apology: RowAct | undefined;
  changes: RowAct[];
  error: unknown;
}

export function useOccurrenceActs(
  { date, meeting }: OccurrenceProps,
  open: (form: 'move' | 'apology') => void,
): OccurrenceActs {
  const zone = useReaderZone();
  const change = useChangeDate(meeting.id, date);
  const withdrawApology = useWithdrawApology(meeting.id);
  const { error, run } = useAct();
  const { at, skipped, can, apologies } = date;
  const day = meetingDate(at, zone, readerLocale(), nowInSeconds());
  const skip = async () => {
    const question = { title: text.skipTitle({ day }), body: text.skipBody, verb: text.skipVerb, cancel: text.keep };
    if (!(await confirm(question))) return;
    await run(text.skip, () => change({ change: 'SKIPPED' }, text.skippedOne({ day })));
  };
  const restore = () => run(text.restore, () => change(undefined, text.restored));
  const withdraw = (start: number) => run(apologyText.back, () => withdrawApology(start));
  const withdrawing = { label: apologyText.back, onClick: () => void withdraw(date.start) };
  const apologizing = { label: apologyText.cant, onClick: () => open('apology') };
  return {
    day,
    apology: apologies?.can.send ? (apologies.mine ? withdrawing : apologizing) : undefined,
    changes: [
      ...(can.change && !skipped
        ? [
            { label: text.skip, onClick: () => void skip() },
            { label: text.move, onClick: () => open('move') },
          ]
        : []),
      ...(can.restore ? [{ label: skipped ? text.restore : text.moveBack, onClick: () => void restore() }] : []),
    ],
    error,
  };
}
