import { subjectKeys } from '../../../domain/links';
import { all, claim, type Claims, type Row } from './claim';

/** The report whose page the mail opens, or which it names. */
const reportIdOf = ({ link, reportId }: Row) => reportId ?? new URL(String(link)).searchParams.get(subjectKeys.report);

const isOfReport: Claims = ({ one, data, world }) => {
  const { business } = world.membership;
  const stored = (column: string) =>
    one(`select ${column} from reports where business_id = $1 and id = $2`, business.id, reportIdOf(data));
  return all(
    claim('kind', data.kind, stored('kind')),
    claim('place', data.place, stored('place')),
    ...('businessName' in data ? [claim('businessName', data.businessName, business.name)] : []),
    ...('outcome' in data ? [claim('outcome', data.outcome, stored('outcome'))] : []),
    ...('outcome' in data ? [claim('outcomeReason', data.outcomeReason, stored('outcome_reason'))] : []),
    ...('reportId' in data ? [claim('reportId', data.reportId, stored('id::text'))] : []),
  );
};

export const reportClaims = {
  'report-opened': isOfReport,
  'report-answered': isOfReport,
  'report-for-operator': isOfReport,
  'report-decided': isOfReport,
  'reported-decided': isOfReport,
};
