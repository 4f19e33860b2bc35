import type { Pod } from '../../contract/entities.gen';
import { MyCurrentStep } from '../steps';
import classes from './MembershipCard.module.css';
import { membershipWords as words } from '../memberships';

/** One's step in each of one's pods here; who is in two reads in which. */
export function CardSteps({ pods }: { pods: readonly Pod[] }) {
  return pods.map(({ id, name }) => (
    <div key={id} className={classes.part}>
      <h3>{pods.length > 1 ? words.card.stepIn(name) : words.card.step}</h3>
      <MyCurrentStep podId={id} />
    </div>
  ));
}
