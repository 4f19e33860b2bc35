import { useSearchParams } from 'react-router-dom';
import type { Business, Membership } from '../../contract/entities.gen';
import { agreementsPath, businessTermsPath, pathTo, termsKeys } from '../../domain/links';
import { membershipPlaces } from '../ui/places/places';
import { AGREEMENT_KINDS, BUSINESS_TERMS_KINDS, type TermsKind } from '../../domain/terms/terms';
import {
  useListAgreementsQuery,
  useListBusinessTermsQuery,
  usePublishAgreementMutation,
  usePublishBusinessTermsMutation,
} from '../api/termsApi';
import { toBusinessPanel } from '../businesses';
import { membershipCrumbs, WithMembership } from '../memberships';
import { WithBusiness } from '../session';
import { FormPage } from '../ui/pages/FormPage';
import { PageTabs } from '../ui/pages/PageTabs';
import { QueryState } from '../ui/states/QueryState';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { PublishTerms } from './PublishTerms';
import { words } from './words.gen';

const text = words.publish;

const skeleton = <FieldsSkeleton count={2} />;

function useKind<Kind extends TermsKind>(kinds: readonly [Kind, ...Kind[]]): Kind {
  const [query] = useSearchParams();
  return kinds.find((kind) => kind === query.get(termsKeys.kind)) ?? kinds[0];
}

const tabsOf = (kinds: readonly TermsKind[], current: TermsKind, pathOf: (kind: TermsKind) => string) =>
  kinds.map((kind) => ({ label: words.kinds[kind], to: pathOf(kind), isCurrent: kind === current }));

export function BusinessTermsPage() {
  return (
    <WithBusiness can="edit" skeleton={skeleton}>
      {(business) => <BusinessTerms key={business.id} business={business} />}
    </WithBusiness>
  );
}

function BusinessTerms({ business: { id, name } }: { business: Business }) {
  const kind = useKind(BUSINESS_TERMS_KINDS);
  const versions = useListBusinessTermsQuery({ id });
  const [publish] = usePublishBusinessTermsMutation();
  return (
    <FormPage
      title={text.business}
      intro={text.businessIntro({ name })}
      crumbs={[...toBusinessPanel, { label: text.business }]}
    >
      <PageTabs label={text.tabs} tabs={tabsOf(BUSINESS_TERMS_KINDS, kind, (one) => businessTermsPath(id, one))} />
      <QueryState query={versions} skeleton={skeleton}>
        {(list) => (
          <PublishTerms
            key={kind}
            kind={kind}
            versions={list}
            scopeId={id}
            refetch={() => versions.refetch().unwrap()}
            publish={(version) => publish({ id, businessTermsInput: { kind, ...version } }).unwrap()}
          />
        )}
      </QueryState>
    </FormPage>
  );
}

export function AgreementsPage() {
  return (
    <WithMembership can="edit" skeleton={skeleton}>
      {(membership) => <Agreements key={membership.id} membership={membership} />}
    </WithMembership>
  );
}

function Agreements({ membership }: { membership: Membership }) {
  const { id, name } = membership;
  const kind = useKind(AGREEMENT_KINDS);
  const versions = useListAgreementsQuery({ id });
  const [publish] = usePublishAgreementMutation();
  const { settings } = membershipPlaces;
  const toSettings = { label: settings.name, to: pathTo(settings.path, { membership: id }) };
  return (
    <FormPage
      title={text.agreements}
      intro={text.agreementsIntro({ name })}
      crumbs={membershipCrumbs(membership, toSettings, { label: text.agreements })}
    >
      <PageTabs label={text.tabs} tabs={tabsOf(AGREEMENT_KINDS, kind, (one) => agreementsPath(id, one))} />
      <QueryState query={versions} skeleton={skeleton}>
        {(list) => (
          <PublishTerms
            key={kind}
            kind={kind}
            versions={list}
            scopeId={id}
            refetch={() => versions.refetch().unwrap()}
            publish={(version) => publish({ id, agreementInput: { kind, ...version } }).unwrap()}
          />
        )}
      </QueryState>
    </FormPage>
  );
}
