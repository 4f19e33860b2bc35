import type { Pod } from '../../contract/entities.gen';
import { MyCurrentStep } from '../steps';
import classes from './MembershipCard.module.css';
import { membershipWords as words } from '../memberships';

/** The user's step in each of their pods here; names the pod if there are two. */
export function CardSteps({ pods }: { pods: readonly Pod[] }) {
  return pods.map(({ id, name }) => (
    <div key={id} className={classes.part}>
      <h3>{pods.length > 1 ? words.card.stepIn(name) : words.card.step}</h3>
      <MyCurrentStep podId={id} />
    </div>
  ));
}
