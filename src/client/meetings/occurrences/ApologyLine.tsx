import type { Apologies } from '../../../contract/entities.gen';
import classes from '../meetings.module.css';
import { useNextMeetingStart, type NextMeetingApologiesProps } from '../joining/useNextMeetingStart';
import { words as text } from './apologyWords';

export function ApologyLine({ meeting, apologies }: NextMeetingApologiesProps) {
  const at = useNextMeetingStart(meeting);
  return apologies && at !== undefined ? <ApologyNames apologies={apologies} /> : null;
}

export function ApologyNames({ apologies: { count, mine, people = [] } }: { apologies: Apologies }) {
  if (count === 0) return null;
  if (mine && count === 1) return <p className={classes.quiet}>{text.mine}</p>;
  const others = people.map(({ firstName }) => firstName);
  return <p className={classes.quiet}>{text.line(others, count)}</p>;
}
