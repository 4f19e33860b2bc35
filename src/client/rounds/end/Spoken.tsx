import { Button, Title } from '@mantine/core';
import type { Round } from '../../../contract/entities.gen';
import { personIn, firstNames, withoutNextStep } from '../round';
import classes from '../rounds.module.css';
import type { Lead } from '../turns/useLead';
import { words } from '../words';
import { Finish } from './Finish';

const text = words.end;

interface SpokenProps {
  round: Round;
  meId: string | undefined;
  lead: Lead | undefined;
}

/** When everybody has spoken: who has no step for next time yet, and the end; or somebody who has come late. */
export function Spoken({ round, meId, lead }: SpokenProps) {
  const late = personIn(round, round.nextSpeakerId);
  const missing = withoutNextStep(round);
  const others = missing.filter(({ userId }) => userId !== meId);
  const hasSteps = round.people.some(({ step }) => step !== undefined);
  return (
    <>
      <Title order={2}>{text.title}</Title>
      {others.length > 0 && (
        <p>
          {text.noStep(firstNames(others))} {text.noStepKind}
        </p>
      )}
      {missing.length > others.length && <p>{text.mineMissing}</p>}
      {hasSteps && missing.length === 0 && <p>{text.allSet}</p>}
      {lead && late && (
        <div className={classes.acts}>
          <Button size="lg" aria-disabled={lead.busy !== undefined} onClick={() => lead.change('NEXT')}>
            {words.turn.next(late.firstName)}
          </Button>
        </div>
      )}
      {lead && <Finish round={round} lead={lead} isQuiet={late !== undefined} />}
    </>
  );
}
