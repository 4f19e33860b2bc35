import type { Membership, OpenReports, StaffTasks } from '../../contract/entities.gen';
import { applicantsPath, formPodPath, membersPath, pathTo, paths } from '../../domain/links';
import { SECONDS_PER_DAY } from '../../domain/time/zonedTime';
import { ButtonLink } from '../ui/ButtonLink';
import { TextLink } from '../ui/TextLink';
import { Time } from '../ui/Time';
import { useNow } from '../ui/useNow';
import { membershipWords as words } from '../memberships';
import { ApplicantRow } from './ApplicantRow';
import { PodTask } from './PodTask';
import classes from './MembershipCard.module.css';

const text = words.tasks;

/** Of a kind: more would hide the other memberships. */
const MAX_SHOWN = 3;

/** All of them if otherwise one alone would be left out. */
const few = <Task,>(tasks: readonly Task[], count: number) =>
  count > MAX_SHOWN + 1 ? tasks.slice(0, MAX_SHOWN) : tasks;

interface StaffTasksProps {
  membership: Membership;
  tasks: StaffTasks;
  reports: OpenReports | undefined;
  hasChecklist: boolean;
}

export function StaffTasksList({ membership, tasks, reports, hasChecklist }: StaffTasksProps) {
  const { applicantCount, podsWithoutLeaderCount, pausedPodCount, podsWithoutLinkCount, waitlistCount } = tasks;
  const now = useNow();
  // A pause may end while the page is open.
  const stillPaused = tasks.pausedPods.filter(({ pausedToEpoch }) => pausedToEpoch > now);
  const over = tasks.pausedPods.length - stillPaused.length;
  const lacksPod = tasks.podCount === 0 && !hasChecklist;
  if (lacksPod && applicantCount === 0 && !reports) return <FirstPod membership={membership} />;
  // The checklist has the first of them.
  const withoutLink = hasChecklist ? tasks.podsWithoutLink.slice(1) : tasks.podsWithoutLink;
  const linkCount = podsWithoutLinkCount - tasks.podsWithoutLink.length + withoutLink.length;
  const applicants = few(tasks.applicants, applicantCount);
  const podsWithoutLeader = few(tasks.podsWithoutLeader, podsWithoutLeaderCount);
  const podsInNeed = few(withoutLink, linkCount);
  const pausedPods = few(stillPaused, pausedPodCount - over);
  const waitlists = few(tasks.waitlists, waitlistCount);
  const total = applicantCount + podsWithoutLeaderCount + linkCount + pausedPodCount - over + waitlistCount;
  if (total === 0 && !reports) return null;
  return (
    <section className={classes.part} aria-label={text.label({ membership: membership.name })}>
      <h3>{text.title}</h3>
      <ul className={classes.tasks}>
        {reports && (
          <li className={classes.task}>
            <span>{text.reports({ count: reports.count, days: daysSince(reports.oldest, now) })}</span>
            <ButtonLink to={paths.businessReports} variant="default" size="sm">
              {text.seeReports}
            </ButtonLink>
          </li>
        )}
        {applicants.map((applicant) => (
          <ApplicantRow key={applicant.userId} applicant={applicant} membership={membership} />
        ))}
        {podsWithoutLeader.map((pod) => (
          <PodTask
            key={pod.id}
            says={text.noLeader({ pod: pod.name })}
            pod={pod}
            verb={text.chooseLeader}
            to={pathTo(paths.leaderSwitch, { pod: pod.id })}
          />
        ))}
        {podsInNeed.map((pod) => (
          <PodTask
            key={pod.id}
            says={text.noLink({ pod: pod.name })}
            pod={pod}
            verb={text.enterLink}
            to={pathTo(paths.podEdit, { pod: pod.id })}
          />
        ))}
        {pausedPods.map((pod) => (
          <PodTask
            key={pod.id}
            says={
              <>
                {text.paused({ pod: pod.name })} <Time at={pod.pausedToEpoch} />
              </>
            }
            pod={pod}
            verb={text.editPod}
            to={pathTo(paths.podEdit, { pod: pod.id })}
          />
        ))}
        {waitlists.map((pod) => (
          <PodTask
            key={pod.id}
            says={text.waiting({ count: pod.waiting, pod: pod.name })}
            pod={pod}
            verb={text.formPod}
            to={formPodPath(pod.id)}
          />
        ))}
        <More
          count={applicantCount - applicants.length}
          says={text.moreApplicants}
          to={applicantsPath(membership.id)}
        />
        <More
          count={podsWithoutLeaderCount - podsWithoutLeader.length}
          says={text.moreWithoutLeader}
          to={pathTo(paths.pods, { membership: membership.id })}
        />
        <More
          count={linkCount - podsInNeed.length}
          says={text.moreWithoutLink}
          to={pathTo(paths.pods, { membership: membership.id })}
        />
        <More
          count={pausedPodCount - over - pausedPods.length}
          says={text.morePaused}
          to={pathTo(paths.pods, { membership: membership.id })}
        />
        <More
          count={waitlistCount - waitlists.length}
          says={text.moreWaitlists}
          to={membersPath(membership.id, 'waitlists')}
        />
        {lacksPod && (
          <li>
            <FirstPod membership={membership} />
          </li>
        )}
      </ul>
    </section>
  );
}

const daysSince = (milliseconds: number | undefined, now: number) =>
  milliseconds === undefined ? 0 : Math.floor((now - milliseconds / 1000) / SECONDS_PER_DAY);

function More({ count, says, to }: { count: number; says: (named: { count: number }) => string; to: string }) {
  if (count <= 0) return null;
  return (
    <li>
      <TextLink to={to}>{says({ count })}</TextLink>
    </li>
  );
}

function FirstPod({ membership: { id } }: { membership: Membership }) {
  return (
    <div className={classes.task}>
      <span>{text.noPods}</span>
      <ButtonLink to={pathTo(paths.podsAdd, { membership: id })}>{text.firstPod}</ButtonLink>
    </div>
  );
}
