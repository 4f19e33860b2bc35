import { Button, Title } from '@mantine/core';
import type { Round } from '../../../contract/entities.gen';
import { firstNames, haveAllSpoken, personIn, skipped, withoutNextStep } from '../round';
import classes from '../rounds.module.css';
import type { Lead } from '../turns/useLead';
import { words } from '../words.gen';
import { Finish } from './Finish';
import { listText } from '../../../domain/text/lists';
import { LANGUAGE } from '../../ui/language';

const text = words.end;

const skippedText = (others: readonly string[], withReader: boolean): string =>
  withReader
    ? text.skippedYou({ names: listText([text.you, ...others], LANGUAGE) })
    : text.skipped({ count: others.length, names: listText(others, LANGUAGE) });

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
          {text.noStep({ count: others.length, names: listText(firstNames(others), LANGUAGE) })} {text.noStepKind}
        </p>
      )}
      {missing.length > others.length && <p>{text.mineMissing}</p>}
      {hasSteps && missing.length === 0 && <p>{text.allSet}</p>}
      {lead && <Finish round={round} meId={meId} lead={lead} isQuiet={next !== undefined} />}
    </>
  );
}
