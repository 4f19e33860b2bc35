import { Button } from '@mantine/core';
import type { Round } from '../../../contract/entities.gen';
import { fullName } from '../../ui/people/fullName';
import { confirm } from '../../ui/messages/confirm';
import { useNow } from '../../ui/useNow';
import { personIn, unrecorded } from '../round';
import classes from '../rounds.module.css';
import type { Lead } from '../turns/useLead';
import { words } from '../words.gen';
import { listText } from '../../../domain/text/lists';
import { LANGUAGE } from '../../ui/language';

const text = words.end;

interface FinishProps {
  round: Round;
  meId: string | undefined;
  lead: Lead;
  isQuiet?: boolean;
}

/**
 * Names those who will be recorded as absent, and asks first while somebody is speaking. The meeting can be reopened
 * (rule rounds.finish).
 */
export function Finish({ round, meId, lead, isQuiet }: FinishProps) {
  const absent = unrecorded(round, meId, useNow());
  const speaker = personIn(round, round.speakerId);
  const finish = async () => {
    if (speaker) {
      const title = speaker.userId === meId ? text.youAreSpeaking : text.isSpeaking({ name: speaker.firstName });
      if (!(await confirm({ title, body: text.endsTurn, verb: text.finish, cancel: text.goOn }))) return;
    }
    lead.change('FINISH');
  };
  return (
    <div className={classes.finish}>
      <p className={classes.quiet}>
        {absent.length === 0
          ? text.nobodyAbsent
          : text.willBeAbsent({ count: absent.length, names: listText(absent.map(fullName), LANGUAGE) })}
      </p>
      <Button
        size={isQuiet ? 'md' : 'lg'}
        variant={isQuiet ? 'default' : 'filled'}
        aria-disabled={lead.busy !== undefined}
        onClick={() => void finish()}
      >
        {text.finish}
      </Button>
    </div>
  );
}
