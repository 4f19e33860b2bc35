import { useState } from 'react';
import type { Business, NewApiKey } from '../../contract/entities.gen';
import { API_KEY_DAYS, MAX_API_KEY_DAYS, API_KEY_SCOPES, type ApiKeyScope } from '../../domain/integrations/apiKeys';
import { apiKeySchema, type ApiKeyValues } from '../../domain/integrations/forms';
import { pathTo, paths } from '../../domain/links';
import { businessPlaces } from '../ui/places/places';
import { integrationsApi } from '../api/integrationsApi';
import { toBusinessPanel } from '../businesses';
import { WithBusiness } from '../session';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { SelectField } from '../ui/form/SelectField';
import { TextField } from '../ui/form/TextField';
import { FormPage } from '../ui/pages/FormPage';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { ChoicesField } from './ChoicesField';
import { CreatedApiKey } from './CreatedApiKey';
import { useUntracked } from './useUntracked';
import { words } from './words.gen';

const text = words.create;

export function CreateApiKeyPage() {
  return (
    <WithBusiness can="manageApiKeys" skeleton={<FieldsSkeleton count={3} />}>
      {(business) => <CreateApiKey key={business.id} business={business} />}
    </WithBusiness>
  );
}

const noScopes: ApiKeyScope[] = [];

const lifetimes = [
  { value: '30', label: text.lifetimes.days({ days: 30 }) },
  { value: '90', label: text.lifetimes.days({ days: 90 }) },
  { value: String(API_KEY_DAYS), label: text.lifetimes.year },
  { value: String(MAX_API_KEY_DAYS), label: text.lifetimes.twoYears },
];

const scopes = API_KEY_SCOPES.map((value) => {
  const { name: label, what: description } = words.scopes[value];
  return { value, label, description };
});

/** The key is only in this component's state, and leaves with it. */
function CreateApiKey({ business: { id, name } }: { business: Business }) {
  const dispatch = useUntracked();
  const [created, setCreated] = useState<NewApiKey>();
  const list = pathTo(paths.apiKeys, { business: id });
  const crumbs = [...toBusinessPanel, { label: businessPlaces.apiKeys.name, to: list }, { label: text.title }];
  const create = async (apiKeyInput: ApiKeyValues) => {
    const call = integrationsApi.endpoints.createApiKey.initiate({ id, apiKeyInput }, { track: false });
    setCreated(await dispatch(call).unwrap());
  };
  if (created) return <CreatedApiKey created={created} crumbs={crumbs} doneTo={list} />;
  return (
    <FormPage title={text.title} intro={text.intro({ business: name })} crumbs={crumbs}>
      <Form
        guard={UnsavedChangesGuard}
        draft={formDraft(`api-key.${id}`)}
        initialValues={{ name: '', scopes: noScopes, expiresInDays: String(API_KEY_DAYS) }}
        schema={apiKeySchema}
        onSubmit={create}
      >
        <TextField name="name" label={text.name} description={text.nameHint} autoComplete="off" />
        <ChoicesField name="scopes" legend={text.scopes} hint={text.never} choices={scopes} />
        <SelectField name="expiresInDays" label={text.lifetime} data={lifetimes} />
        <FormActions submit={text.submit} cancelTo={list} />
      </Form>
    </FormPage>
  );
}
