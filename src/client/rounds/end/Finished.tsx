import { Button, Title } from '@mantine/core';
import type { Round } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { ATTENDANCE_STATUSES } from '../../../domain/meetings/attendance';
import { ButtonLink } from '../../ui/ButtonLink';
import { fullName } from '../../ui/people/fullName';
import { withoutNextStep } from '../round';
import classes from '../rounds.module.css';
import type { Lead } from '../turns/useLead';
import { words } from '../words.gen';

const text = words.finished;

interface FinishedProps {
  podId: string;
  round: Round;
  lead: Lead | undefined;
}

export function Finished({ podId, round, lead }: FinishedProps) {
  const { people } = round;
  const groups = [
    ...ATTENDANCE_STATUSES.map((status) => ({
      title: text[status],
      of: people.filter(({ attendance }) => attendance === status),
    })),
    { title: text.noStep, of: withoutNextStep(round) },
  ];
  return (
    <>
      <Title order={2}>{text.title}</Title>
      <p>{text.intro}</p>
      <dl className={classes.facts}>
        {groups
          .filter(({ of }) => of.length > 0)
          .map(({ title, of }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{of.map(fullName).join(', ')}</dd>
            </div>
          ))}
      </dl>
      {lead && (
        <div className={classes.acts}>
          <ButtonLink to={pathTo(paths.podAttendance, { pod: podId })} variant="default">
            {text.correct}
          </ButtonLink>
          <Button variant="default" aria-disabled={lead.busy !== undefined} onClick={() => lead.change('REOPEN')}>
            {text.reopen}
          </Button>
        </div>
      )}
    </>
  );
}
