import { useState } from 'react';
import type { Leader, Membership } from '../../../contract/entities.gen';
import { listCount } from '../../ui/lists/listCount';
import { useLeaderPagesInfiniteQuery } from '../../api/leadershipApi';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { useFormField } from '../../ui/form/formContext';
import { SelectField } from '../../ui/form/SelectField';
import { fullName } from '../../ui/people/fullName';
import { SearchField } from '../../ui/lists/SearchField';
import { useListedPages } from '../../ui/lists/useListedPages';
import classes from '../pods.module.css';
import { words } from '../words.gen';

const text = words.form;

const idOf = ({ userId }: Leader) => userId;

interface Option {
  value: string;
  label: string;
}

interface LeaderFieldProps {
  membership: Membership;
  agreed?: readonly Option[];
  help?: string;
}

const NOBODY: readonly Option[] = [];

function useKeepingChosen(options: readonly Option[]): readonly Option[] {
  const { value } = useFormField<string>('leaderId').field;
  const [chosen, setChosen] = useState<Option>();
  const found = options.find((option) => option.value === value);
  if (found && found.value !== chosen?.value) setChosen(found);
  return !found && chosen?.value === value ? [chosen, ...options] : options;
}

/** For owner and admins; others lead the pods they add. */
export function LeaderField({ membership: { id, can }, agreed = NOBODY, help = text.leaderHelp }: LeaderFieldProps) {
  const { data: me } = useGetMyUserQuery();
  const [search, setSearch] = useState('');
  const q = search.trim();
  const answer = useLeaderPagesInfiniteQuery({ id, filter: 'canLeadNewPod', ...(q && { q }) });
  const { query, rest, isLong } = useListedPages(answer, { idOf });
  const { items = [], lastPage: last } = query.currentData ?? {};
  const hasAgreed = (userId: string) => agreed.some(({ value }) => value === userId);
  const others = items.filter(({ userId }) => userId !== me?.id && !hasAgreed(userId));
  const options = useKeepingChosen([
    ...agreed,
    ...(me && can.leadNewPod && !hasAgreed(me.id) ? [{ value: me.id, label: text.me({ name: fullName(me) }) }] : []),
    ...others.map((leader) => ({ value: leader.userId, label: fullName(leader) })),
  ]);
  const description = () => {
    if (query.error) return text.leadersFailed;
    if (!answer.currentData) return help;
    if (rest.state === 'more') return text.leadersMore({ shown: items.length, ...listCount(last?.total ?? 0) });
    if (q !== '') return text.leadersFound({ count: others.length, search: q });
    return options.length > 0 ? help : text.leadersNone;
  };
  return (
    <>
      {isLong && (
        <div role="search" className={classes.leaderSearch}>
          <SearchField label={text.findLeader} hint={text.findLeaderHint} value={search} onChange={setSearch} />
        </div>
      )}
      <SelectField
        name="leaderId"
        label={text.leader}
        data={[{ value: '', label: text.chooseLeader }, ...options]}
        description={<span role="status">{description()}</span>}
      />
    </>
  );
}
