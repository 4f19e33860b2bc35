import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Business, NewApiKey } from '../../contract/entities.gen';
import { API_KEY_DAYS, type ApiKeyScope } from '../../domain/integrations/apiKeys';
import { apiKeySchema, type ApiKeyValues } from '../../domain/integrations/forms';
import { pathTo, paths } from '../../domain/links';
import { integrationsApi } from '../api/integrationsApi';
import { toBusinessPanel } from '../businesses';
import { WithBusiness } from '../session';
import type { ApiState } from '../stream/events';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { SelectField } from '../ui/form/SelectField';
import { TextField } from '../ui/form/TextField';
import { FormPage } from '../ui/pages/FormPage';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { CreatedApiKey } from './CreatedApiKey';
import { ScopesField } from './ScopesField';
import { words } from './words';

const text = words.create;

export function CreateApiKeyPage() {
  return (
    <WithBusiness can="manageApiKeys" skeleton={<FieldsSkeleton count={3} />}>
      {(business) => <CreateApiKey key={business.id} business={business} />}
    </WithBusiness>
  );
}

const noScopes: ApiKeyScope[] = [];

/** The key is only in this component's state, and leaves with it. */
function CreateApiKey({ business: { id, name } }: { business: Business }) {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const [created, setCreated] = useState<NewApiKey>();
  const list = pathTo(paths.apiKeys, { business: id });
  const crumbs = [...toBusinessPanel, { label: words.list.title, to: list }, { label: text.title }];
  const create = async (apiKeyInput: ApiKeyValues) => {
    // Untracked, so that the store never has the key.
    const call = integrationsApi.endpoints.createApiKey.initiate({ id, apiKeyInput }, { track: false });
    setCreated(await dispatch(call).unwrap());
  };
  if (created) return <CreatedApiKey created={created} crumbs={crumbs} doneTo={list} />;
  return (
    <FormPage title={text.title} intro={text.intro(name)} crumbs={crumbs}>
      <Form
        guard={UnsavedChangesGuard}
        draft={formDraft(`api-key.${id}`)}
        initialValues={{ name: '', scopes: noScopes, expiresInDays: String(API_KEY_DAYS) }}
        schema={apiKeySchema}
        onSubmit={create}
      >
        <TextField name="name" label={text.name} description={text.nameHint} autoComplete="off" />
        <ScopesField />
        <SelectField name="expiresInDays" label={text.lifetime} data={text.lifetimes} />
        <FormActions submit={text.submit} cancelTo={list} />
      </Form>
    </FormPage>
  );
}
