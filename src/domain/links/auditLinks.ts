import { withQuery } from './pathTo';

export interface AuditQuery {
  personId?: string;
  act?: string;
  /** Epoch milliseconds; `from` is inclusive, `to` exclusive. */
  from?: number;
  to?: number;
}

export const auditCsvLink = (businessId: string, { personId, act, from, to }: AuditQuery): string =>
  withQuery(`/v1/businesses/${businessId}/audit-entries/csv`, {
    personId,
    act,
    from: from?.toString(),
    to: to?.toString(),
  });
