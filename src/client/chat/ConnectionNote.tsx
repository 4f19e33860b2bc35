import { useDebouncedValue } from '@mantine/hooks';
import { useSelector } from 'react-redux';
import { streamStatus } from '../stream/streamSlice';
import { useIsOffline } from '../ui/states/useIsOffline';
import classes from './ConnectionNote.module.css';
import { words } from './words';

/** Shorter interruptions aren't worth mentioning. */
const NOTE_DELAY_MS = 5000;

/** Says that new messages aren't arriving at the moment. */
export function ConnectionNote() {
  const isLost = useSelector(streamStatus) === 'waiting';
  const [wasLost] = useDebouncedValue(isLost, isLost ? NOTE_DELAY_MS : 0);
  // The header already says so for the whole page.
  const isOffline = useIsOffline();
  return <div role="status">{isLost && wasLost && !isOffline && <p className={classes.note}>{words.offline}</p>}</div>;
}
