import { businessNameSchema, type BusinessNameValues } from '../../domain/businesses/forms';
import { useUpdateBusinessMutation } from '../api/businessesApi';
import { mySettingsPath } from '../app/paths';
import { useSelectedBusiness } from '../session';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextField } from '../ui/form/TextField';
import { FormPage } from '../ui/FormPage';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { notify } from '../ui/notify';
import { FieldsSkeleton } from '../ui/skeletons';
import { words } from './words';

const text = words.settings;

/** The name of the selected business. */
export function BusinessSettingsPage() {
  const { business } = useSelectedBusiness();
  const [updateBusiness] = useUpdateBusinessMutation();
  if (business && !business.can.edit) return <NotFoundNotice />;
  const crumbs = [{ label: text.crumb, to: mySettingsPath('profile') }, { label: text.title }];
  const save = async ({ name }: BusinessNameValues) => {
    if (!business) return;
    await updateBusiness({ id: business.id, businessUpdate: { name } }).unwrap();
    notify(text.saved);
  };
  return (
    <FormPage title={text.title} crumbs={crumbs}>
      {business ? (
        <Form
          key={business.id}
          initialValues={{ name: business.name }}
          schema={businessNameSchema}
          onSubmit={save}
          failure={text.failure}
        >
          <TextField name="name" label={text.name} autoComplete="organization" />
          <FormActions submit={text.submit} />
        </Form>
      ) : (
        <FieldsSkeleton count={1} />
      )}
    </FormPage>
  );
}
