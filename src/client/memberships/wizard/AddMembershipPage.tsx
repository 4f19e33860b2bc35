import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { settingInForce } from '../../../domain/memberships/settings';
import { membershipStepSchemas, type MembershipValues } from '../../../domain/memberships/forms';
import { paths } from '../../../domain/links';
import { useGetPlatformSettingsQuery } from '../../api/membershipsApi';
import { WithBusiness } from '../../session';
import type { SubmitError } from '../../ui/form/formContext';
import { FormPage } from '../../ui/pages/FormPage';
import { QueryState } from '../../ui/states/QueryState';
import { FieldsSkeleton } from '../../ui/states/skeletons';
import { useAskBeforeLeaving } from '../../ui/messages/useAskBeforeLeaving';
import { WizardPage } from '../../ui/pages/WizardPage';
import { saveDraft, loadDraft } from './draft';
import type { LogoChoice } from '../logo/logoChoice';
import { LogoStep } from '../logo/LogoStep';
import { DetailsFields, LinksFields, PodsFields } from '../settings/MembershipFields';
import { newMembershipValues } from '../settings/membershipValues';
import { WizardStep } from './WizardStep';
import { LAST_STEP, reachableStep, submitErrorInStep, stepOfField } from './wizardSteps';
import { words } from '../words';
import { membershipWords } from '../membershipWords';

const text = words.wizard;
const stepKey = 'step';
const crumbs = [{ label: membershipWords.title, to: paths.memberships }, { label: text.title }];
const fieldsOf = { 1: <DetailsFields />, 2: <LinksFields />, 3: <PodsFields /> } as const;
const skeleton = (
  <FormPage title={text.title} crumbs={crumbs}>
    <FieldsSkeleton />
  </FormPage>
);

/** Four steps: details, links, pods, logo. The step is in the address, and the values are kept in the tab. */
export function AddMembershipPage() {
  const settings = useGetPlatformSettingsQuery();
  return (
    <WithBusiness can="addMembership" skeleton={skeleton}>
      {({ id }) => (
        <QueryState query={settings} skeleton={skeleton}>
          {(list) => (
            <Wizard
              key={id}
              businessId={id}
              start={newMembershipValues(Number(settingInForce('MaxParticipants', [], list)))}
            />
          )}
        </QueryState>
      )}
    </WithBusiness>
  );
}

/** The values so far, kept however a step is left. */
function useDraft(businessId: string, start: MembershipValues) {
  const [values, setValues] = useState<MembershipValues>(() => ({ ...start, ...loadDraft(businessId) }));
  const keep = useCallback((changed: Partial<MembershipValues>) => setValues((now) => ({ ...now, ...changed })), []);
  useEffect(() => saveDraft(businessId, values), [businessId, values]);
  return { values, keep };
}

function Wizard({ businessId, start }: { businessId: string; start: MembershipValues }) {
  const { values, keep } = useDraft(businessId, start);
  const [logo, setLogo] = useState<LogoChoice>();
  const [submitError, setSubmitError] = useState<SubmitError>();
  const [createdId, setCreatedId] = useState<string>();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  useAskBeforeLeaving({
    // The tab keeps everything else.
    isUnsaved: logo !== undefined,
    // Creating the membership navigates to its invites, and nothing may hold up the end of a session.
    isLeft: (from, to) => ![from.pathname, paths.membershipInvites, paths.login].includes(to.pathname),
  });
  const step = createdId ? LAST_STEP : reachableStep(values, Number(query.get(stepKey)) || 1);
  const goTo = (next: number) => {
    if (next < 1) void navigate(paths.memberships);
    else setQuery({ [stepKey]: String(next) });
  };
  /** Goes to the first refused field, if it belongs to the wizard. */
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
