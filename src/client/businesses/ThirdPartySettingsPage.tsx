import { Badge } from '@mantine/core';
import { zoomSchema, type ZoomValues } from '../../domain/businesses/forms';
import type { ZoomSettings } from '../../contract/entities.gen';
import { useGetZoomSettingsQuery, useReplaceZoomSettingsMutation } from '../api/businessesApi';
import { mySettingsPath } from '../app/paths';
import { useSelectedBusiness } from '../session';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { PasswordField } from '../ui/form/PasswordField';
import { TextField } from '../ui/form/TextField';
import { FormPage } from '../ui/FormPage';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { notify } from '../ui/notify';
import { QueryState } from '../ui/QueryState';
import { FieldsSkeleton } from '../ui/skeletons';
import { words } from './words';

const text = words.zoom;

/** The Zoom integration of the selected business. What is entered is tried before it is saved (decision 39). */
export function ThirdPartySettingsPage() {
  const { business } = useSelectedBusiness();
  const settings = useGetZoomSettingsQuery({ id: business?.id ?? '' }, { skip: !business?.can.configureZoom });
  if (business && !business.can.configureZoom) return <NotFoundNotice />;
  const crumbs = [{ label: words.settings.crumb, to: mySettingsPath('profile') }, { label: text.title }];
  return (
    <FormPage title={text.title} intro={text.intro} crumbs={crumbs}>
      <QueryState query={settings} skeleton={<FieldsSkeleton count={4} />}>
        {(saved) => business && <ZoomForm key={business.id} businessId={business.id} saved={saved} />}
      </QueryState>
    </FormPage>
  );
}

function ZoomForm({ businessId, saved }: { businessId: string; saved: ZoomSettings }) {
  const [replaceSettings] = useReplaceZoomSettingsMutation();
  const save = async ({ zoomAccountId, ...values }: ZoomValues) => {
    const zoomSettingsInput = { ...values, ...(zoomAccountId && { zoomAccountId }) };
    await replaceSettings({ id: businessId, zoomSettingsInput }).unwrap();
    notify(text.saved);
  };
  const initialValues = {
    zoomApiKey: saved.zoomApiKey ?? '',
    zoomApiSecret: '',
    zoomUserId: saved.zoomUserId ?? '',
    zoomAccountId: saved.zoomAccountId ?? '',
  };
  return (
    <Form initialValues={initialValues} schema={zoomSchema} onSubmit={save} failure={text.failure}>
      {saved.configured && <Badge color="teal">{text.connected}</Badge>}
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
