import type { Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { ButtonLink } from '../../ui/ButtonLink';
import { DetailPage } from '../../ui/pages/DetailPage';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { Section } from '../../ui/pages/Section';
import { podCrumbs } from '../podCrumbs';
import classes from '../pods.module.css';
import { WithPod } from '../WithPod';
import { words } from '../words.gen';
import { AssistantSection } from './AssistantSection';
import { ManageTabs } from './ManageTabs';

const text = words.admin;

export function ManagePodPage() {
  return (
    <WithPod isCandidate={({ can }) => can.edit}>
      {(pod) => (pod.can.edit ? <Management key={pod.id} pod={pod} /> : <NotFoundNotice />)}
    </WithPod>
  );
}

function Management({ pod }: { pod: Pod }) {
  return (
    <DetailPage title={text.title({ pod: pod.name })} crumbs={podCrumbs(pod, text.crumb)} intro={pod.membershipName}>
      <ManageTabs pod={pod} current="roles" />
      <AssistantSection pod={pod} />
      <LeaderSection pod={pod} />
      {isForStaff(pod) && <DeletionSection pod={pod} />}
    </DetailPage>
  );
}

/** A pod without a leader is run by staff only. */
const isForStaff = ({ can, leaderId }: Pod) => can.delete || can.demoteLeader || leaderId === undefined;

function LeaderSection({ pod }: { pod: Pod }) {
  const { leaderId, leaderName, membershipId } = pod;
  return (
    <Section title={text.leader}>
      <p>{leaderName ?? text.leaderNone}</p>
      <div className={classes.actions}>
        <ButtonLink to={pathTo(paths.leaderSwitch, { pod: pod.id })} variant="default">
          {leaderId === undefined ? text.chooseLeader : text.makeOther}
        </ButtonLink>
        {leaderId !== undefined && pod.can.demoteLeader && (
          <ButtonLink
            to={pathTo(paths.leaderDemote, { membership: membershipId, leader: leaderId })}
            variant="outline"
            color="red"
          >
            {words.participant.unassignLeader}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}

/** For owner and admins; a leader leaves their empty pod instead. */
function DeletionSection({ pod }: { pod: Pod }) {
  return (
    <Section title={text.deletion}>
      <p className={classes.quiet}>{pod.can.delete ? text.deletionWhy : text.hasMembers}</p>
      {pod.can.delete && (
        <div className={classes.actions}>
          <ButtonLink to={pathTo(paths.podsAdminRemoveLeader, { pod: pod.id })} variant="outline" color="red">
            {pod.leaderId === undefined ? words.removeLeader.verbNoLeader : text.removeLeader}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}
