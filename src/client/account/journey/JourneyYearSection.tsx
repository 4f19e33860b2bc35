import type { JourneyPod, JourneyStep } from '../../../contract/entities.gen';
import { shortDate } from '../../../domain/time/shortDate';
import { StepStatusBadge } from '../../steps';
import { Card } from '../../ui/pages/Card';
import { Section } from '../../ui/pages/Section';
import { readerLocale } from '../../ui/readerLocale';
import { joinWithSeparator } from '../../ui/separator';
import { useReaderZone } from '../../ui/readerZone';
import classes from './journey.module.css';
import { words } from './journeyWords.gen';
import { stepsByGoal } from './stepsByGoal';
import type { WholeYear } from './wholeJourney';

/** States what was done, without comparisons. */
const summaryOf = ({ steps, done, came, cheers }: WholeYear): string =>
  joinWithSeparator(
    done > 0 && words.done({ count: done }),
    done === 0 && steps > 0 && words.set({ count: steps }),
    came > 0 && words.came({ count: came }),
    cheers > 0 && words.cheers({ count: cheers }),
  );

const meetingsOf = ({ came, apologies, missed }: JourneyPod): string =>
  joinWithSeparator(
    came > 0 && words.came({ count: came }),
    apologies > 0 && words.apologies({ count: apologies }),
    missed > 0 && words.missed({ count: missed }),
  );

export const yearId = (year: number): string => `year-${year}`;

export function JourneyYearSection({ year }: { year: WholeYear }) {
  const summary = summaryOf(year);
  return (
    <div id={yearId(year.year)} tabIndex={-1} role="group" aria-label={String(year.year)} className={classes.year}>
      <Section bare title={String(year.year)}>
        {summary && <p className={classes.summary}>{summary}</p>}
        {year.pods.map((pod, index) => (
          <PodCard key={pod.podId ?? index} pod={pod} />
        ))}
      </Section>
    </div>
  );
}

function PodCard({ pod }: { pod: JourneyPod }) {
  const meetings = meetingsOf(pod);
  return (
    <Card>
      <div className={classes.pod}>
        <div className={classes.podHeading}>
          <h3 dir="auto">{pod.podName}</h3>
          {pod.membershipName !== undefined && <p className={classes.quiet}>{pod.membershipName}</p>}
          {meetings && <p className={classes.quiet}>{meetings}</p>}
        </div>
        {stepsByGoal(pod.steps).map(({ goal, steps }) => (
          <div key={goal} className={classes.goal}>
            <h4 dir="auto">{goal}</h4>
            <Done count={steps.filter(({ status }) => status === 'Done').length} />
            <ol className={classes.steps}>
              {steps.map((step) => (
                <StepEntry key={step.id} step={step} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Card>
  );
}

function Done({ count }: { count: number }) {
  return count === 0 ? null : <p className={classes.quiet}>{words.done({ count })}</p>;
}

function StepEntry({ step }: { step: JourneyStep }) {
  const zone = useReaderZone();
  const dateOf = (millis: number) => shortDate(Math.floor(millis / 1000), zone, readerLocale());
  return (
    <li className={classes.step}>
      <p className={classes.what}>{step.description}</p>
      <div className={classes.facts}>
        <StepStatusBadge step={step} />
        <span className={classes.quiet}>
          {words.dates({ set: dateOf(step.created), due: dateOf(step.commitmentDate) })}
        </span>
        {step.cheers > 0 && <span className={classes.quiet}>{words.cheers({ count: step.cheers })}</span>}
      </div>
    </li>
  );
}
