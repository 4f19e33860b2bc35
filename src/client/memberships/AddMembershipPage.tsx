import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { membershipStepSchemas, type MembershipValues } from '../../domain/memberships/forms';
import { useGetPlatformSettingsQuery } from '../api/membershipsApi';
import { paths } from '../app/paths';
import { useSelectedBusiness } from '../session';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { QueryState } from '../ui/QueryState';
import { FieldsSkeleton } from '../ui/skeletons';
import { WizardPage } from '../ui/WizardPage';
import { keepDraft, keptDraft } from './draft';
import { LogoStep } from './LogoStep';
import { DetailsFields, LinksFields, PodsFields } from './MembershipFields';
import { newMembership } from './membershipValues';
import { platformMaximum } from './platformMaximum';
import { WizardStep } from './WizardStep';
import { words } from './words';

const text = words.wizard;
const stepKey = 'step';
const LAST = 4;

const fieldsOf = { 1: <DetailsFields />, 2: <LinksFields />, 3: <PodsFields /> } as const;

/** Four steps: details, links, pods, logo. The step is in the address, what was filled in is kept in the tab. */
export function AddMembershipPage() {
  const { business } = useSelectedBusiness();
  const settings = useGetPlatformSettingsQuery();
  if (business && !business.can.addMembership) return <NotFoundNotice />;
  return (
    <QueryState query={settings} skeleton={<FieldsSkeleton />}>
      {(list) => business && <Wizard businessId={business.id} start={newMembership(platformMaximum(list))} />}
    </QueryState>
  );
}

/** The furthest step whose predecessors are filled in. */
function reachable(values: MembershipValues, wanted: number): number {
  const open = ([1, 2, 3] as const).find((step) => step < wanted && !membershipStepSchemas[step].isValidSync(values));
  return open ?? wanted;
}

function Wizard({ businessId, start }: { businessId: string; start: MembershipValues }) {
  const [values, setValues] = useState<MembershipValues>(() => ({ ...start, ...keptDraft() }));
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const wanted = Math.min(LAST, Math.max(1, Math.floor(Number(query.get(stepKey))) || 1));
  const step = reachable(values, wanted) as 1 | 2 | 3 | 4;

  const keep = (changed: Partial<MembershipValues>) => {
    const next = { ...values, ...changed };
    setValues(next);
    keepDraft(next);
  };
  const goTo = (next: number) => {
    if (next < 1) void navigate(paths.memberships);
    else setQuery({ [stepKey]: String(next) });
  };
  return (
    <WizardPage
      title={text.title}
      crumbs={[{ label: words.title, to: paths.memberships }, { label: text.title }]}
      steps={text.steps}
      current={step - 1}
    >
      {step === LAST ? (
        <LogoStep businessId={businessId} values={values} onBack={() => goTo(3)} />
      ) : (
        <WizardStep
          key={step}
          values={values}
          schema={membershipStepSchemas[step]}
          backLabel={step === 1 ? text.cancel : text.back}
          onKeep={keep}
          onLeave={(direction) => goTo(step + direction)}
        >
          {fieldsOf[step]}
        </WizardStep>
      )}
    </WizardPage>
  );
}
