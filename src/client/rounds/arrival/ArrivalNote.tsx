import { Button } from '@mantine/core';
import { FailureAlert } from '../../ui/states/FailureAlert';
import classes from '../rounds.module.css';
import { words } from '../words';
import type { Arrival } from './useArrival';

const text = words.arrival;

/** For somebody who isn't down as having come: a way to say so. */
export function ArrivalNote({ arrival: { isAsked, isArriving, error, arrive } }: { arrival: Arrival }) {
  if (!isAsked && error === undefined) return null;
  return (
    <div className={classes.note}>
      {isAsked && <p>{text.afterAll}</p>}
      {error !== undefined && <FailureAlert error={error} />}
      <Button variant="light" aria-disabled={isArriving} onClick={() => isArriving || arrive()}>
        {isAsked ? text.iMadeIt : text.retry}
      </Button>
    </div>
  );
}
