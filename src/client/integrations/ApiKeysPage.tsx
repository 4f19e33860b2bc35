import { IconKey } from '@tabler/icons-react';
import type { Business } from '../../contract/entities.gen';
import { MAX_API_KEYS } from '../../domain/integrations/apiKeys';
import { pathTo, paths } from '../../domain/links';
import { businessPlaces } from '../ui/places/places';
import { useListApiKeysQuery } from '../api/integrationsApi';
import { toBusinessPanel } from '../businesses';
import { WithBusiness } from '../session';
import { ButtonLink } from '../ui/ButtonLink';
import { ListPage } from '../ui/pages/ListPage';
import { EmptyState } from '../ui/states/EmptyState';
import { QueryState } from '../ui/states/QueryState';
import { LinesSkeleton, ListPageSkeleton } from '../ui/states/skeletons';
import { ApiKeyList } from './ApiKeyList';
import { words } from './words.gen';

const text = words.list;

const lines = <LinesSkeleton count={3} />;

export function ApiKeysPage() {
  return (
    <WithBusiness can="manageApiKeys" skeleton={<ListPageSkeleton>{lines}</ListPageSkeleton>}>
      {(business) => <ApiKeys key={business.id} business={business} />}
    </WithBusiness>
  );
}

function ApiKeys({ business: { id, name } }: { business: Business }) {
  const keys = useListApiKeysQuery({ id });
  const count = keys.currentData?.length;
  const create = <ButtonLink to={pathTo(paths.apiKeysAdd, { business: id })}>{text.create}</ButtonLink>;
  const isFull = count !== undefined && count >= MAX_API_KEYS;
  return (
    <ListPage
      title={businessPlaces.apiKeys.name}
      intro={text.intro({ business: name })}
      crumbs={[...toBusinessPanel, { label: businessPlaces.apiKeys.name }]}
      actions={count !== 0 && !isFull && create}
    >
      {isFull && <p>{text.isFull({ max: MAX_API_KEYS })}</p>}
      <QueryState query={keys} skeleton={lines}>
        {(list) => (
          <ApiKeyList
            businessId={id}
            keys={list}
            empty={
              <EmptyState icon={<IconKey size={32} stroke={1.5} aria-hidden />} title={text.none} action={create}>
                {text.noneWhy}
              </EmptyState>
            }
          />
        )}
      </QueryState>
    </ListPage>
  );
}
