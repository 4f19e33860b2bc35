import { useSearchParams } from 'react-router-dom';
import { mySettingsPath, paths, queryKeys } from '../../../domain/links';
import { useListIdentitiesQuery } from '../../api/signOnApi';
import { FormPage } from '../../ui/pages/FormPage';
import { ListPage } from '../../ui/pages/ListPage';
import { QueryState } from '../../ui/states/QueryState';
import { LinesSkeleton } from '../../ui/states/skeletons';
import { words } from '../words.gen';
import { IdentityList } from './IdentityList';
import { REMOVE_PANEL } from './identityPath';
import { RemoveIdentity } from './RemoveIdentity';
import { words as text } from './words.gen';

const account = { label: words.settings.panels.account, to: mySettingsPath('account') };
const toIdentities = [account, { label: text.title, to: paths.identities }];

/** The list or, if the address names one, its removal (rule signOn.identities). */
export function IdentitiesPage() {
  const [query] = useSearchParams();
  const identities = useListIdentitiesQuery();
  const chosen = query.get(queryKeys.panel) === REMOVE_PANEL ? query.get(queryKeys.chosen) : undefined;
  const identity = identities.currentData?.find(({ id }) => id === chosen);
  if (identity) {
    const { title, crumb } = text.removing;
    return (
      <FormPage title={title({ name: identity.providerName })} crumbs={[...toIdentities, { label: crumb }]}>
        <RemoveIdentity identity={identity} />
      </FormPage>
    );
  }
  return (
    <ListPage
      title={text.title}
      intro={text.intro}
      crumbs={[{ label: words.settings.title, to: paths.mySettings }, account, { label: text.title }]}
    >
      <QueryState query={identities} skeleton={<LinesSkeleton count={1} />}>
        {(list) => <IdentityList identities={list} />}
      </QueryState>
    </ListPage>
  );
}
