import { Button } from '@mantine/core';
import { FailureAlert } from '../../ui/states/FailureAlert';
import classes from '../rounds.module.css';
import { words } from '../words.gen';
import type { Arrival } from './useArrival';

const text = words.arrival;

export function ArrivalNote({ arrival: { missed, isArriving, error, arrive } }: { arrival: Arrival }) {
  if (!missed && error === undefined) return null;
  return (
    <div className={classes.note}>
      {missed && <p>{text[missed]}</p>}
      {error !== undefined && <FailureAlert error={error} />}
      <Button variant="light" aria-disabled={isArriving} onClick={() => isArriving || arrive()}>
        {missed ? text.iMadeIt : text.retry}
      </Button>
    </div>
  );
}
