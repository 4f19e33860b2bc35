import type { Round, RoundPerson } from '../../../contract/entities.gen';
import { stepStage } from '../../../domain/rounds/stepStage';
import { useGetPodRoundQuery } from '../../api/roundsApi';
import classes from './meeting.module.css';
import { words as text } from './podMeetingWords.gen';
import { namesText } from '../../../domain/text/lists';
import { LANGUAGE } from '../../ui/language';

const MAX_NAMES = 3;

const firstNames = (people: readonly RoundPerson[]) =>
  namesText(
    people.map(({ firstName }) => firstName),
    people.length,
    MAX_NAMES,
    LANGUAGE,
  );

export function MeetingNow({ podId }: { podId: string }) {
  const { currentData } = useGetPodRoundQuery({ id: podId });
  const round = currentData?.round;
  if (!round) return null;
  const here = round.people.filter(({ attendance }) => attendance === 'CAME');
  const steps = stepCounts(round);
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{text.here}</dt>
        <dd>{here.length === 0 ? text.nobodyHere : firstNames(here)}</dd>
      </div>
      {steps !== '' && (
        <div>
          <dt>{text.stepsNow}</dt>
          <dd>{steps}</dd>
        </div>
      )}
    </dl>
  );
}

/** '3 done, 1 due, 2 missing (Ben and Maria)'; empty where steps are off. */
function stepCounts(round: Round): string {
  const having = (wanted: (person: RoundPerson) => boolean) => round.people.filter(wanted);
  const withStatus = (status: string) => having(({ step }) => step?.status === status);
  const { done, due, set, notDone, missing } = text.now;
  const missed = withStatus('NotSet');
  const counts = [
    [done, withStatus('Done')],
    [due, having((person) => stepStage(person, round) === 'review')],
    [set, having((person) => stepStage(person, round) === 'ahead')],
    [notDone, withStatus('NotDone')],
  ] as const;
  return [
    ...counts.flatMap(([say, { length }]) => (length === 0 ? [] : [say({ count: length })])),
    ...(missed.length === 0 ? [] : [missing({ count: missed.length, names: firstNames(missed) })]),
  ].join(', ');
}
