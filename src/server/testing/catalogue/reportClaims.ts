import { all, claim, type Claims } from './claim';

/** The report that the mail is about is the latest one of the business. */
const isOfReport: Claims = ({ one, data, world }) => {
  const { business } = world.membership;
  const latest = (column: string) =>
    one(`select ${column} from reports where business_id = $1 order by id desc`, business.id);
  return all(
    claim('kind', data.kind, latest('kind')),
    claim('place', data.place, latest('place')),
    ...('businessName' in data ? [claim('businessName', data.businessName, business.name)] : []),
    ...('outcome' in data ? [claim('outcome', data.outcome, latest('outcome'))] : []),
    ...('outcome' in data ? [claim('outcomeReason', data.outcomeReason, latest('outcome_reason'))] : []),
    ...('reportId' in data ? [claim('reportId', data.reportId, latest('id::text'))] : []),
  );
};

export const reportClaims = {
  'report-opened': isOfReport,
  'report-answered': isOfReport,
  'report-for-operator': isOfReport,
  'report-decided': isOfReport,
  'reported-decided': isOfReport,
};
