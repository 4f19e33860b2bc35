import type { Pod } from '../../../contract/entities.gen';
import { OnDemand } from '../../ui/OnDemand';
import { PodMeeting } from '../meeting/PodMeeting';
import classes from './greeting.module.css';

const loadPeople = async () => (await import(/* webpackChunkName: 'pod-extras' */ './Greeting')).GreetingPeople;
const loadActs = async () => (await import(/* webpackChunkName: 'pod-extras' */ './Greeting')).GreetingActs;

/** Greets a newcomer (rule pods.welcome). */
export function PodGreeting({ pod }: { pod: Pod }) {
  return (
    <>
      <div className={classes.people}>
        <OnDemand load={loadPeople} isWanted props={{ pod }} />
      </div>
      <PodMeeting pod={pod} />
      <div className={classes.acts}>
        <OnDemand load={loadActs} isWanted props={{ pod }} />
      </div>
    </>
  );
}
