import type { Membership } from '../../contract/entities.gen';
import { useListLeadersQuery } from '../api/leadershipApi';
import { useGetMyUserQuery } from '../api/sessionApi';
import { SelectField } from '../ui/form/SelectField';
import { words } from './words';

const text = words.form;

/** Who leads a new pod: oneself or somebody else, of those who may. For owner and admins; others lead what they add. */
export function LeaderField({ membership: { id, can } }: { membership: Membership }) {
  const { data: me } = useGetMyUserQuery();
  const { data: leaders = [], isError, isLoading } = useListLeadersQuery({ id });
  const options = [
    ...(me && can.leadNewPod ? [{ value: me.id, label: text.me(`${me.firstName} ${me.lastName}`) }] : []),
    ...leaders
      .filter(({ userId, canLeadNewPod }) => canLeadNewPod && userId !== me?.id)
      .map(({ userId, firstName, lastName }) => ({ value: userId, label: `${firstName} ${lastName}` })),
  ];
  const help = options.length > 0 || isLoading ? text.leaderHelp : text.leadersNone;
  return (
    <SelectField
      name="leaderId"
      label={text.leader}
      data={[{ value: '', label: text.chooseLeader }, ...options]}
      description={isError ? text.leadersFailed : help}
    />
  );
}
