import type { Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/pages/Card';
import { DisabledNotices } from '../ui/states/DisabledNotices';
import { EmptyState } from '../ui/states/EmptyState';
import { NoStepsDrawing } from '../ui/illustrations/NoStepsDrawing';
import { ListPage } from '../ui/pages/ListPage';
import { TextLink } from '../ui/TextLink';
import { MyPreviousSteps } from './PreviousSteps';
import classes from './steps.module.css';
import { words } from './words';

interface PodChooserProps {
  pods: readonly Pod[];
  /** The name of the requested step's pod, if the user has left it. */
  left?: string;
}

/** For users in several pods, with a step in each. Lists previous steps in any case. */
export function PodChooser({ pods, left }: PodChooserProps) {
  const choose = pods.length > 0 ? words.choose : undefined;
  return (
    <ListPage title={words.title} intro={left === undefined ? choose : words.podLeft(left)}>
      {pods.length === 0 ? (
        <DisabledNotices
          otherwise={
            <EmptyState
              icon={<NoStepsDrawing />}
              title={words.noPods}
              action={<ButtonLink to={paths.pods}>{words.toPods}</ButtonLink>}
            >
              {words.noPodsWhy}
            </EmptyState>
          }
        />
      ) : (
        <Card>
          <ul className={classes.list}>
            {pods.map((pod) => (
              <li key={pod.id}>
                <TextLink to={pathTo(paths.podsNextTinyStep, { pod: pod.id })}>{pod.name}</TextLink>
                <div className={classes.quiet}>{pod.membershipName}</div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <MyPreviousSteps />
    </ListPage>
  );
}
