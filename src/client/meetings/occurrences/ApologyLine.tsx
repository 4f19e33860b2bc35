import classes from '../meetings.module.css';
import { useNextMeetingStart, type NextMeetingApologiesProps } from '../joining/useNextMeetingStart';
import { words as text } from './apologyWords';

export function ApologyLine({ meeting, apologies }: NextMeetingApologiesProps) {
  const at = useNextMeetingStart(meeting);
  if (!apologies || at === undefined) return null;
  const { count, mine, people = [] } = apologies;
  if (count === 0) return null;
  if (mine && count === 1) return <p className={classes.quiet}>{text.mine}</p>;
  const others = people.map(({ firstName }) => firstName);
  return <p className={classes.quiet}>{text.line(others, count)}</p>;
}
