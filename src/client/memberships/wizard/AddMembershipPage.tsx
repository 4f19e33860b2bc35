import { useCallback, useEffect, useState, useRef, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getIn } from 'formik';
import { Button } from '@mantine/core';
import type { AnyObject, ObjectSchema } from 'yup';
import { settingInForce } from '../../../domain/memberships/settings';
import { membershipStepSchemas, type MembershipValues } from '../../../domain/memberships/forms';
import { paths } from '../../../domain/links';
import { homePlace } from '../../ui/places/places';
import type { Business } from '../../../contract/entities.gen';
import { useGetPlatformSettingsQuery, useListMyMembershipsQuery } from '../../api/membershipsApi';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { WithBusiness } from '../../session';
import type { SubmitError } from '../../ui/form/formContext';
import { FormPage } from '../../ui/pages/FormPage';
import { QueryState } from '../../ui/states/QueryState';
import { FieldsSkeleton } from '../../ui/states/skeletons';
import { useAskBeforeLeaving } from '../../ui/messages/useAskBeforeLeaving';
import { WizardPage } from '../../ui/pages/WizardPage';
import type { CropChoice } from '../../ui/crop/cropChoice';
import { LogoStep } from '../logo/LogoStep';
import { DetailsFields, LinksFields, PodsFields } from '../settings/MembershipFields';
import { newMembershipValues } from '../settings/membershipValues';
import { words } from '../words.gen';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { ReportValues } from '../../ui/form/ReportValues';
import { membershipDraft } from './draft';

type Step = 1 | 2 | 3 | 4;
const LAST_STEP = 4;
const withFields = [1, 2, 3] as const;
type FieldStep = (typeof withFields)[number];

function reachableStep(values: MembershipValues, wanted: number): Step {
  const open = withFields.find((step) => step < wanted && !membershipStepSchemas[step].isValidSync(values));
  return open ?? (Math.min(LAST_STEP, Math.max(1, Math.floor(wanted) || 1)) as Step);
}

const isFieldOf = (step: FieldStep) => (field: string) =>
  (field.split('.')[0] ?? '') in membershipStepSchemas[step].fields;

function stepOfField(fields: readonly string[]): Step | undefined {
  return withFields.find((step) => fields.some(isFieldOf(step)));
}

/** Messages for the step's fields whose values are unchanged. */
function submitErrorInStep(error: SubmitError, step: FieldStep, values: MembershipValues): SubmitError | undefined {
  const standing = Object.entries(error.fields).filter(
    ([field, { value }]) => isFieldOf(step)(field) && Object.is(getIn(values, field), value),
  );
  return standing.length > 0 ? { ...error, fields: Object.fromEntries(standing) } : undefined;
}

const text = words.wizard;
const stepKey = 'step';
const crumbs = [{ label: homePlace.name, to: homePlace.path }, { label: text.title }];
const fieldsOf = { 1: <DetailsFields isFolded />, 2: <LinksFields isFolded />, 3: <PodsFields isFolded /> } as const;
const skeleton = (
  <FormPage title={text.title} crumbs={crumbs}>
    <FieldsSkeleton />
  </FormPage>
);

/** The address has the step; the tab keeps the values. */
export function AddMembershipPage() {
  return (
    <WithBusiness can="addMembership" skeleton={skeleton}>
      {(business) => <AddTo key={business.id} business={business} />}
    </WithBusiness>
  );
}

/** Proposes the business's name for its first membership, and its author's address for support. */
function AddTo({ business: { id, name } }: { business: Business }) {
  const { data: me, isLoading } = useGetMyUserQuery();
  const present = useListMyMembershipsQuery({ id });
  const settings = useGetPlatformSettingsQuery();
  const isWaiting = isLoading || present.isLoading;
  return (
    <QueryState query={settings} isWaiting={isWaiting} skeleton={skeleton}>
      {(list) => (
        <Wizard
          businessId={id}
          start={newMembershipValues({
            ...(present.currentData?.length === 0 && { name }),
            supportEmail: me?.email,
            maxParticipants: Number(settingInForce('MaxParticipants', [], list)),
          })}
        />
      )}
    </QueryState>
  );
}

function useDraft(businessId: string, start: MembershipValues) {
  const [values, setValues] = useState<MembershipValues>(() => ({ ...start, ...membershipDraft.load(businessId) }));
  const [untouched] = useState(start);
  const keep = useCallback((changed: Partial<MembershipValues>) => setValues((now) => ({ ...now, ...changed })), []);
  useEffect(() => membershipDraft.save(businessId, values, untouched), [businessId, untouched, values]);
  return { values, keep };
}

function Wizard({ businessId, start }: { businessId: string; start: MembershipValues }) {
  const { values, keep } = useDraft(businessId, start);
  const [logo, setLogo] = useState<CropChoice>();
  const [submitError, setSubmitError] = useState<SubmitError>();
  const [createdId, setCreatedId] = useState<string>();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  useAskBeforeLeaving({
    isUnsaved: logo !== undefined,
    // Creating the membership navigates to its first pod, and the end of a session must not wait for an answer.
    isLeft: (from, to) => ![from.pathname, paths.podsAdd, paths.login].includes(to.pathname),
  });
  const step = createdId ? LAST_STEP : reachableStep(values, Number(query.get(stepKey)) || 1);
  const goTo = (next: number) => {
    if (next < 1) void navigate(paths.memberships);
    else setQuery({ [stepKey]: String(next) });
  };
  const showAtField = (error: SubmitError) => {
    setSubmitError(error);
    const firstWrong = stepOfField(Object.keys(error.fields));
    if (firstWrong) goTo(firstWrong);
    return firstWrong !== undefined;
  };
  return (
    <WizardPage title={text.title} crumbs={crumbs} steps={text.steps} current={step - 1}>
      {step === LAST_STEP ? (
        <LogoStep
          businessId={businessId}
          values={values}
          logo={logo}
          onLogo={setLogo}
          createdId={createdId}
          onCreated={setCreatedId}
          onSubmitError={showAtField}
          onBack={() => goTo(LAST_STEP - 1)}
        />
      ) : (
        <WizardStep
          key={step}
          values={values}
          schema={membershipStepSchemas[step]}
          submitError={submitError && submitErrorInStep(submitError, step, values)}
          isFirst={step === 1}
          onKeep={keep}
          onLeave={(direction) => goTo(step + direction)}
        >
          {fieldsOf[step]}
        </WizardStep>
      )}
    </WizardPage>
  );
}

interface WizardStepProps {
  values: MembershipValues;
  schema: ObjectSchema<AnyObject>;
  submitError?: SubmitError;
  isFirst: boolean;
  /** Must be stable. Called on each change, so that leaving the step in any way loses nothing. */
  onKeep: (values: Partial<MembershipValues>) => void;
  onLeave: (direction: 1 | -1) => void;
  children: ReactNode;
}

/** Next and Back validate the step (rule memberships.wizard); Cancel doesn't. */
function WizardStep({ values, schema, submitError, isFirst, onKeep, onLeave, children }: WizardStepProps) {
  const direction = useRef<1 | -1>(1);
  const leave = (checked: AnyObject) => {
    onKeep(checked);
    onLeave(direction.current);
    return Promise.resolve();
  };
  const goForward = () => {
    direction.current = 1;
  };
  const goBack = () => {
    direction.current = -1;
  };
  return (
    // Enter in a field means Next, too.
    <div onKeyDownCapture={goForward} onClickCapture={goForward}>
      <Form guard="kept" initialValues={values} schema={schema} onSubmit={leave} initialError={submitError}>
        {children}
        <ReportValues onValues={onKeep} />
        <FormActions submit={words.wizard.next} sticky>
          <Button variant="default" type={isFirst ? 'button' : 'submit'} onClick={isFirst ? () => onLeave(-1) : goBack}>
            {isFirst ? words.wizard.cancel : words.wizard.back}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}
