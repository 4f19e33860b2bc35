import { withQuery } from './pathTo';

/** Filters of the audit log, as the API names them. */
export interface AuditQuery {
  personId?: string;
  act?: string;
  /** Epoch milliseconds; `from` is inclusive, `to` exclusive. */
  from?: number;
  to?: number;
}

/** The audit log as a spreadsheet file; requires a ticket. */
export const auditCsvLink = (businessId: string, { personId, act, from, to }: AuditQuery): string =>
  withQuery(`/v1/businesses/${businessId}/audit-entries/csv`, {
    personId,
    act,
    from: from?.toString(),
    to: to?.toString(),
  });
