import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { streamStatus } from '../stream/streamSlice';
import classes from './ConnectionNote.module.css';
import { words } from './words';

/** Short breaks are not worth a word. */
const PATIENCE = 5000;

/** Says that what is written elsewhere does not come in at the moment. */
export function ConnectionNote() {
  const isLost = useSelector(streamStatus) === 'waiting';
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTold(isLost), isLost ? PATIENCE : 0);
    return () => clearTimeout(timer);
  }, [isLost]);
  return <div role="status">{isLost && isTold && <p className={classes.note}>{words.offline}</p>}</div>;
}
