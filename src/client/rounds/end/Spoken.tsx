import { Button, Title } from '@mantine/core';
import type { Round } from '../../../contract/entities.gen';
import { joinWithAnd } from '../../../domain/text/words';
import { firstNames, haveAllSpoken, personIn, skipped, withoutNextStep } from '../round';
import classes from '../rounds.module.css';
import type { Lead } from '../turns/useLead';
import { words } from '../words.gen';
import { Finish } from './Finish';

const text = words.end;

const skippedText = (others: readonly string[], withReader: boolean): string =>
  withReader
    ? text.skippedYou({ names: joinWithAnd([text.you, ...others]) })
    : text.skipped({ count: others.length, names: joinWithAnd(others) });

interface SpokenProps {
  round: Round;
  meId: string | undefined;
  lead: Lead | undefined;
}

export function Spoken({ round, meId, lead }: SpokenProps) {
  const next = personIn(round, round.nextSpeakerId);
  const passedOver = skipped(round);
  const othersPassedOver = passedOver.filter(({ userId }) => userId !== meId);
  const missing = withoutNextStep(round);
  const others = missing.filter(({ userId }) => userId !== meId);
  const hasSteps = round.people.some(({ step }) => step !== undefined);
  return (
    <>
      <Title order={2}>{next ? text.between : haveAllSpoken(round) ? text.allSpoken : text.over}</Title>
      {lead && next && (
        <div className={classes.acts}>
          <Button size="lg" aria-disabled={lead.busy !== undefined} onClick={() => lead.change('NEXT')}>
            {words.turn.next({ name: next.firstName })}
          </Button>
        </div>
      )}
      {passedOver.length > 0 && (
        <p>{skippedText(firstNames(othersPassedOver), othersPassedOver.length < passedOver.length)}</p>
      )}
      {others.length > 0 && (
        <p>
          {text.noStep({ count: others.length, names: joinWithAnd(firstNames(others)) })} {text.noStepKind}
        </p>
      )}
      {missing.length > others.length && <p>{text.mineMissing}</p>}
      {hasSteps && missing.length === 0 && <p>{text.allSet}</p>}
      {lead && <Finish round={round} meId={meId} lead={lead} isQuiet={next !== undefined} />}
    </>
  );
}
