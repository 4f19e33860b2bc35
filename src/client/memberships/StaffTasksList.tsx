import type { Membership, StaffTasks, WaitingPod } from '../../contract/entities.gen';
import { pageLinks, pathTo, paths } from '../../domain/links';
import { ButtonLink } from '../ui/ButtonLink';
import { ApplicantRow } from './ApplicantRow';
import classes from './MembershipCard.module.css';
import { words } from './words';

const text = words.tasks;

interface StaffTasksProps {
  membership: Membership;
  tasks: StaffTasks;
}

/** What waits for owner and admins here: people to approve, pods without a leader, waitlists at four, the first pod. */
export function StaffTasksList({ membership, tasks }: StaffTasksProps) {
  const { applicants, applicantCount, podsWithoutLeader, podsWithoutLeaderCount, waitlists, waitlistCount } = tasks;
  if (tasks.podCount === 0 && applicantCount === 0) return <FirstPod membership={membership} />;
  const total = applicantCount + podsWithoutLeaderCount + waitlistCount;
  if (total === 0) return null;
  const listed = applicants.length + podsWithoutLeader.length + waitlists.length;
  return (
    <section className={classes.part} aria-label={text.label(membership.name)}>
      <h3>{text.title}</h3>
      <ul className={classes.tasks}>
        {applicants.map((applicant) => (
          <ApplicantRow key={applicant.userId} applicant={applicant} membership={membership} />
        ))}
        {podsWithoutLeader.map((pod) => (
          <PodTask
            key={pod.id}
            says={text.noLeader(pod.name)}
            pod={pod}
            verb={text.chooseLeader}
            to={pathTo(paths.leaderSwitch, { pod: pod.id })}
          />
        ))}
        {waitlists.map((pod) => (
          <PodTask
            key={pod.id}
            says={text.waiting(pod.waiting, pod.name)}
            pod={pod}
            verb={text.addPod}
            to={pageLinks.addPodLike(membership.id, pod.id)}
          />
        ))}
        {total > listed && <li className={classes.quiet}>{text.more(total - listed)}</li>}
        {tasks.podCount === 0 && (
          <li>
            <FirstPod membership={membership} />
          </li>
        )}
      </ul>
    </section>
  );
}

interface PodTaskProps {
  says: string;
  pod: WaitingPod;
  verb: string;
  to: string;
}

function PodTask({ says, pod, verb, to }: PodTaskProps) {
  return (
    <li className={classes.task}>
      <span>{says}</span>
      <ButtonLink to={to} variant="default" size="sm" aria-label={`${verb} (${pod.name})`}>
        {verb}
      </ButtonLink>
    </li>
  );
}

/** A new membership is of use once there is something to join. */
function FirstPod({ membership: { id } }: { membership: Membership }) {
  return (
    <div className={classes.task}>
      <span>{text.noPods}</span>
      <ButtonLink to={pathTo(paths.podsAdd, { membership: id })}>{text.firstPod}</ButtonLink>
    </div>
  );
}
