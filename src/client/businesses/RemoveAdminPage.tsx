import { useNavigate } from 'react-router-dom';
import type { ApiKey, Business, BusinessAdmin, Webhook } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { businessPlaces } from '../ui/places/places';
import { useListBusinessAdminsQuery, useRemoveBusinessAdminMutation } from '../api/businessesApi';
import { useListApiKeysQuery, useListWebhooksQuery } from '../api/integrationsApi';
import { useSubject } from '../ui/states/useSubject';
import { WithBusiness } from '../session';
import { BackTo } from '../ui/pages/BackTo';
import { ConfirmPage } from '../ui/confirm/ConfirmPage';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { showMessage } from '../ui/messages/showMessage';
import { CardsSkeleton } from '../ui/states/skeletons';
import { SubjectState } from '../ui/states/SubjectState';
import { useFrozenSubject } from '../ui/states/useFrozenSubject';
import { nowInSeconds } from '../ui/useNow';
import { toBusinessPanel } from './toBusinessPanel';
import { words } from './words.gen';

const text = words.removeAdmin;

/** `names`: undefined while they aren't known. */
const apiKeysText = (names: readonly string[] | undefined): string =>
  names ? text.apiKeys({ count: names.length, names: names.join(', ') }) : text.anyApiKeys;

const webhooksText = (hosts: readonly string[] | undefined): string =>
  hosts ? text.webhooks({ count: hosts.length, hosts: hosts.join(', ') }) : text.anyWebhooks;

const back = paths.businessAdmins;
const skeleton = <CardsSkeleton count={1} />;

export function RemoveAdminPage() {
  return (
    <WithBusiness can="removeAdmin" skeleton={skeleton}>
      {(business) => <RemoveAdminOf key={business.id} business={business} />}
    </WithBusiness>
  );
}

function RemoveAdminOf({ business }: { business: Business }) {
  const { id, unreadable } = useSubject('admin');
  const holder = useFrozenSubject<BusinessAdmin[]>();
  const staff = useListBusinessAdminsQuery({ id: business.id });
  const skip = !business.can.manageApiKeys;
  const keys = useListApiKeysQuery({ id: business.id }, { skip });
  const webhooks = useListWebhooksQuery({ id: business.id }, { skip });
  if (unreadable) return <NotFoundNotice />;
  return (
    <SubjectState
      frozenSubject={holder}
      query={staff}
      isWaiting={keys.isLoading || webhooks.isLoading}
      skeleton={skeleton}
    >
      {(list) => {
        const admins = list.filter(({ owner }) => !owner);
        const [only, ...others] = admins;
        const admin = id ? admins.find((one) => one.id === id) : others.length === 0 ? only : undefined;
        if (admin) return <ConfirmRemove admin={admin} business={business} keys={keys.data} webhooks={webhooks.data} />;
        return id ? <NotFoundNotice /> : <BackTo to={back} notice={text.choose} />;
      }}
    </SubjectState>
  );
}

interface ConfirmRemoveProps {
  admin: BusinessAdmin;
  business: Business;
  /** Undefined if they can't be loaded. */
  keys: readonly ApiKey[] | undefined;
  webhooks: readonly Webhook[] | undefined;
}

function ConfirmRemove({ admin, business, keys, webhooks }: ConfirmRemoveProps) {
  const navigate = useNavigate();
  const [removeAdmin] = useRemoveBusinessAdminMutation();
  const name = `${admin.firstName} ${admin.lastName}`;
  const now = nowInSeconds();
  const theirKeys = keys?.filter(({ creatorId, expires }) => creatorId === admin.id && expires > now);
  const theirWebhooks = webhooks?.filter(
    ({ creatorId, apiKeyName, enabled }) => creatorId === admin.id && apiKeyName === undefined && enabled,
  );
  const remove = async () => {
    await removeAdmin({ id: business.id, adminId: admin.id }).unwrap();
    await navigate(back, { replace: true });
    showMessage(text.removed({ name }));
  };
  return (
    <ConfirmPage
      title={text.title({ name })}
      crumbs={[...toBusinessPanel, { label: businessPlaces.admins.name, to: back }, { label: name }]}
      effects={[
        text.effect({ name, business: business.name }),
        text.stays,
        ...(theirKeys?.length === 0 ? [] : [apiKeysText(theirKeys?.map((key) => key.name))]),
        ...(theirWebhooks?.length === 0 ? [] : [webhooksText(theirWebhooks?.map(({ url }) => new URL(url).host))]),
      ]}
      verb={text.verb({ name: admin.firstName })}
      danger
      onConfirm={remove}
      back={{ to: back }}
    />
  );
}
