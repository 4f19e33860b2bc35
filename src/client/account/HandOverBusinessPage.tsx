import { useNavigate } from 'react-router-dom';
import type { Business, BusinessAdmin } from '../../contract/entities.gen';
import { handOverSchema, type HandOverValues } from '../../domain/businesses/forms';
import { mySettingsPath, paths } from '../../domain/links';
import { useHandOverBusinessMutation, useListBusinessAdminsQuery } from '../api/businessesApi';
import { WithBusiness } from '../session';
import { ButtonLink } from '../ui/ButtonLink';
import { Effects } from '../ui/confirm/Effects';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { SelectField } from '../ui/form/SelectField';
import { showMessage } from '../ui/messages/showMessage';
import { Card } from '../ui/pages/Card';
import { FormPage } from '../ui/pages/FormPage';
import pages from '../ui/pages/pages.module.css';
import { fullName } from '../ui/people/fullName';
import { EmptyState } from '../ui/states/EmptyState';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { QueryState } from '../ui/states/QueryState';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { OwnProofFields, useRequiresCode } from './OwnProofFields';
import { words } from './words.gen';

const text = words.handOver;

const back = mySettingsPath('business');
const skeleton = <FieldsSkeleton count={3} />;

export function HandOverBusinessPage() {
  return (
    <WithBusiness skeleton={skeleton}>
      {(business) => (business.owner ? <HandOver key={business.id} business={business} /> : <NotFoundNotice />)}
    </WithBusiness>
  );
}

function HandOver({ business }: { business: Business }) {
  const staff = useListBusinessAdminsQuery({ id: business.id });
  return (
    <FormPage
      title={text.title({ business: business.name })}
      crumbs={[
        { label: words.settings.title, to: paths.mySettings },
        { label: words.settings.panels.business, to: back },
        { label: text.crumb },
      ]}
    >
      <QueryState
        query={staff}
        skeleton={skeleton}
        isEmpty={(list) => list.every(({ owner }) => owner)}
        empty={
          <EmptyState title={text.noAdmins} action={<ButtonLink to={paths.inviteAdmin}>{text.invite}</ButtonLink>}>
            {text.noAdminsWhy}
          </EmptyState>
        }
      >
        {(list) => (
          <Card>
            <div className={pages.card}>
              <Effects effects={text.effects} />
              <HandOverForm business={business} admins={list.filter(({ owner }) => !owner)} />
            </div>
          </Card>
        )}
      </QueryState>
    </FormPage>
  );
}

function HandOverForm({ business, admins }: { business: Business; admins: readonly BusinessAdmin[] }) {
  const navigate = useNavigate();
  const asksCode = useRequiresCode();
  const [handOver] = useHandOverBusinessMutation();
  const submit = async ({ adminId, password, code }: HandOverValues) => {
    const businessHandOver = { adminId, password, ...(code && { code }) };
    await handOver({ id: business.id, businessHandOver }).unwrap();
    await navigate(mySettingsPath('admins'), { replace: true });
    const owner = admins.find(({ id }) => id === adminId);
    showMessage(text.done({ name: owner ? fullName(owner) : '', business: business.name }));
  };
  return (
    <Form
      guard="short"
      initialValues={{ adminId: admins.length === 1 ? (admins[0]?.id ?? '') : '', password: '', code: '' }}
      schema={handOverSchema(asksCode)}
      onSubmit={submit}
    >
      <SelectField
        name="adminId"
        label={text.newOwner}
        data={[
          { value: '', label: text.choose },
          ...admins.map((admin) => ({ value: admin.id, label: `${fullName(admin)} (${admin.email})` })),
        ]}
      />
      <OwnProofFields />
      <FormActions submit={text.verb} danger cancelTo={back} />
    </Form>
  );
}
