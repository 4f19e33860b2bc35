import { businessPlaces } from '../ui/places/places';
import { businessNameSchema, type BusinessNameValues } from '../../domain/businesses/forms';
import type { Business } from '../../contract/entities.gen';
import { businessesApi, useUpdateBusinessMutation } from '../api/businessesApi';
import { WithBusiness } from '../session';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextField } from '../ui/form/TextField';
import { UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { useEdited } from '../ui/form/useEdited';
import { FormPage } from '../ui/pages/FormPage';
import { showSaved } from '../ui/messages/showMessage';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { toBusinessPanel } from './toBusinessPanel';
import { words } from './words.gen';

const text = words.settings;

export function BusinessSettingsPage() {
  const crumbs = [...toBusinessPanel, { label: businessPlaces.settings.name }];
  return (
    <WithBusiness can="edit" skeleton={<FieldsSkeleton count={1} />}>
      {(business) => (
        <FormPage title={businessPlaces.settings.name} crumbs={crumbs}>
          <NameForm key={business.id} business={business} />
        </FormPage>
      )}
    </WithBusiness>
  );
}

const nameOf = ({ name }: Business) => ({ name });

function NameForm({ business }: { business: Business }) {
  const { id } = business;
  const [updateBusiness] = useUpdateBusinessMutation();
  const [listBusinesses] = businessesApi.useLazyListMyBusinessesQuery();
  const edited = useEdited(business, nameOf, async () => {
    const all = await listBusinesses().unwrap();
    return all.find((one) => one.id === id) ?? business;
  });
  const save = async ({ name }: BusinessNameValues) => {
    edited.saved(await updateBusiness({ id, businessUpdate: { name, version: edited.version() } }).unwrap());
    showSaved(text.saved);
  };
  return (
    <Form
      initialValues={edited.initialValues}
      latest={edited.latest}
      schema={businessNameSchema}
      onSubmit={save}
      failure={text.failure}
      guard={UnsavedChangesGuard}
      draft={formDraft(`business.${id}`)}
    >
      <TextField name="name" label={text.name} autoComplete="organization" />
      <FormActions submit={text.submit} />
    </Form>
  );
}
