import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipForward } from '@tabler/icons-react';
import type { RoundPerson } from '../../../contract/entities.gen';
import { ariaKeys } from '../../ui/focus/shortcutKeys';
import { shortcuts } from '../../ui/focus/shortcuts';
import classes from '../rounds.module.css';
import { words } from '../words.gen';
import type { Lead } from './useLead';
import { useLeadKeys } from './useLeadKeys';

const text = words.turn;

interface LeadControlsProps {
  speakerId: string;
  next: RoundPerson | undefined;
  isRunning: boolean;
  lead: Lead;
}

export function LeadControls({ speakerId, next, isRunning, lead }: LeadControlsProps) {
  const acts = {
    pauseTurn: () => lead.change(isRunning ? 'PAUSE' : 'RESUME', speakerId),
    nextTurn: () => lead.change('NEXT', speakerId),
    skipTurn: () => lead.change('SKIP', speakerId),
  };
  useLeadKeys(acts);
  const isBusy = lead.busy !== undefined;
  const TimerIcon = isRunning ? IconPlayerPause : IconPlayerPlay;
  return (
    <div className={classes.controls}>
      <Button
        variant="default"
        aria-disabled={isBusy}
        aria-keyshortcuts={ariaKeys(shortcuts.pauseTurn)}
        leftSection={<TimerIcon size="1.125rem" aria-hidden />}
        onClick={acts.pauseTurn}
      >
        {isRunning ? text.pause : text.resume}
      </Button>
      <Button variant="default" aria-disabled={isBusy} onClick={() => lead.change('ADD_MINUTE', speakerId)}>
        {text.minuteMore}
      </Button>
      <Button
        variant="default"
        aria-disabled={isBusy}
        aria-keyshortcuts={ariaKeys(shortcuts.skipTurn)}
        leftSection={<IconPlayerSkipForward size="1.125rem" aria-hidden />}
        onClick={acts.skipTurn}
      >
        {text.skip}
      </Button>
      <Button
        size="lg"
        className={classes.main}
        aria-disabled={isBusy}
        aria-keyshortcuts={ariaKeys(shortcuts.nextTurn)}
        onClick={acts.nextTurn}
      >
        {next ? text.next({ name: next.firstName }) : text.end}
      </Button>
    </div>
  );
}
