import { Button } from '@mantine/core';
import type { Round } from '../../../contract/entities.gen';
import { fullName } from '../../ui/people/fullName';
import { useNow } from '../../ui/useNow';
import { unrecorded } from '../round';
import classes from '../rounds.module.css';
import type { Lead } from '../turns/useLead';
import { words } from '../words';

const text = words.end;

interface FinishProps {
  round: Round;
  meId: string | undefined;
  lead: Lead;
  /** While something else is the main act. */
  isQuiet?: boolean;
}

/** Finishes the meeting, and says before who will be recorded as absent; it can be reopened (rule rounds.finish). */
export function Finish({ round, meId, lead, isQuiet }: FinishProps) {
  const absent = unrecorded(round, meId, useNow());
  return (
    <div className={classes.finish}>
      <p className={classes.quiet}>
        {absent.length === 0 ? text.nobodyAbsent : text.willBeAbsent(absent.map(fullName))}
      </p>
      <Button
        size={isQuiet ? 'md' : 'lg'}
        variant={isQuiet ? 'default' : 'filled'}
        aria-disabled={lead.busy !== undefined}
        onClick={() => lead.change('FINISH')}
      >
        {text.finish}
      </Button>
    </div>
  );
}
