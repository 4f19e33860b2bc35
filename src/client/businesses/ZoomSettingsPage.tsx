import { IconCheck } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { zoomSchema, type ZoomValues } from '../../domain/businesses/forms';
import type { Business, ZoomSettings } from '../../contract/entities.gen';
import { queryKeys } from '../../domain/links';
import { businessPlaces } from '../ui/places/places';
import { businessesApi, useGetZoomSettingsQuery, useReplaceZoomSettingsMutation } from '../api/businessesApi';
import { WithBusiness, useReturnPath } from '../session';
import { Badge } from '../ui/Badge';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { PasswordField } from '../ui/form/PasswordField';
import { TextField } from '../ui/form/TextField';
import { UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { useEdited } from '../ui/form/useEdited';
import { FormPage } from '../ui/pages/FormPage';
import { showSaved } from '../ui/messages/showMessage';
import { QueryState } from '../ui/states/QueryState';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { toBusinessPanel } from './toBusinessPanel';
import { words } from './words.gen';

const text = words.zoom;

/** The credentials are tested before they are saved (rule businesses.zoom). */
export function ZoomSettingsPage() {
  return (
    <WithBusiness can="configureZoom" skeleton={<FieldsSkeleton count={4} />}>
      {(business) => <ZoomSettingsOf key={business.id} business={business} />}
    </WithBusiness>
  );
}

function ZoomSettingsOf({ business }: { business: Business }) {
  const settings = useGetZoomSettingsQuery({ id: business.id });
  const crumbs = [...toBusinessPanel, { label: businessPlaces.zoom.name }];
  return (
    <FormPage title={businessPlaces.zoom.name} intro={text.intro({ business: business.name })} crumbs={crumbs}>
      <QueryState query={settings} skeleton={<FieldsSkeleton count={4} />}>
        {(saved) => <ZoomForm business={business} saved={saved} />}
      </QueryState>
    </FormPage>
  );
}

const valuesOf = ({ zoomApiKey = '', zoomUserId = '', zoomAccountId = '' }: ZoomSettings) => ({
  zoomApiKey,
  zoomApiSecret: '',
  zoomUserId,
  zoomAccountId,
});

function ZoomForm({ business, saved }: { business: Business; saved: ZoomSettings }) {
  const [replaceSettings] = useReplaceZoomSettingsMutation();
  const [query] = useSearchParams();
  const returnPath = useReturnPath();
  const navigate = useNavigate();
  const [getSettings] = businessesApi.useLazyGetZoomSettingsQuery();
  const edited = useEdited(saved, valuesOf, () => getSettings({ id: business.id }).unwrap());
  const save = async ({ zoomAccountId, ...values }: ZoomValues) => {
    const zoomSettingsInput = { ...values, ...(zoomAccountId && { zoomAccountId }), version: edited.version() };
    edited.saved(await replaceSettings({ id: business.id, zoomSettingsInput }).unwrap());
    showSaved(text.saved({ business: business.name }));
    // Set for users who had to set Zoom up first (rule session.returnPath).
    if (query.has(queryKeys.return)) await navigate(returnPath);
  };
  return (
    <Form
      initialValues={edited.initialValues}
      latest={edited.latest}
      schema={zoomSchema}
      onSubmit={save}
      failure={text.failure}
      guard={UnsavedChangesGuard}
      draft={formDraft(`zoom.${business.id}`)}
    >
      {saved.configured && (
        <div>
          <Badge tone="primary" icon={<IconCheck aria-hidden />}>
            {text.connected}
          </Badge>
        </div>
      )}
      <TextField name="zoomApiKey" label={text.key} autoComplete="off" />
      <PasswordField
        name="zoomApiSecret"
        label={text.secret}
        autoComplete="new-password"
        description={saved.configured ? text.secretKept : undefined}
      />
      <TextField name="zoomUserId" type="email" label={text.userId} description={text.userIdHint} autoComplete="off" />
      <TextField name="zoomAccountId" label={text.accountId} description={text.accountIdHint} autoComplete="off" />
      <FormActions submit={text.submit} busy={text.busy} />
    </Form>
  );
}
