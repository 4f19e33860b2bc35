import { businessNameSchema, type BusinessNameValues } from '../../domain/businesses/forms';
import type { Business } from '../../contract/entities.gen';
import { mySettingsPath, paths } from '../../domain/links';
import { useUpdateBusinessMutation } from '../api/businessesApi';
import { WithBusiness } from '../session';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextField } from '../ui/form/TextField';
import { UnsavedChangesGuard } from '../ui/form/UnsavedChangesGuard';
import { FormPage } from '../ui/FormPage';
import { showSaved } from '../ui/showMessage';
import { FieldsSkeleton } from '../ui/skeletons';
import { StaffTwoFactor } from './StaffTwoFactor';
import { words } from './words';

const text = words.settings;

/** The name of the selected business, and for its owner how staff log in. */
export function BusinessSettingsPage() {
  const crumbs = [
    { label: text.crumb, to: paths.mySettings },
    { label: text.panel, to: mySettingsPath('memberships') },
    { label: text.title },
  ];
  return (
    <WithBusiness can="edit" skeleton={<FieldsSkeleton count={1} />}>
      {(business) => (
        <FormPage title={text.title} crumbs={crumbs}>
          <NameForm key={business.id} business={business} />
          {business.can.requireTwoFactor && <StaffTwoFactor business={business} />}
        </FormPage>
      )}
    </WithBusiness>
  );
}

function NameForm({ business: { id, name } }: { business: Business }) {
  const [updateBusiness] = useUpdateBusinessMutation();
  const save = async (businessUpdate: BusinessNameValues) => {
    await updateBusiness({ id, businessUpdate }).unwrap();
    showSaved(text.saved);
  };
  return (
    <Form
      initialValues={{ name }}
      schema={businessNameSchema}
      onSubmit={save}
      failure={text.failure}
      guard={UnsavedChangesGuard}
    >
      <TextField name="name" label={text.name} autoComplete="organization" />
      <FormActions submit={text.submit} />
    </Form>
  );
}
