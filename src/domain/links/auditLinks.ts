import { withQuery } from './pathTo';

/** Which entries of the audit log are asked for, as the API names it. */
export interface AuditQuery {
  personId?: string;
  act?: string;
  /** Epoch milliseconds, the first that counts and the first that does not. */
  from?: number;
  to?: number;
}

/** The audit log as a file for spreadsheets; it takes a ticket. */
export const auditCsvLink = (businessId: string, { personId, act, from, to }: AuditQuery): string =>
  withQuery(`/v1/businesses/${businessId}/audit-entries/csv`, {
    personId,
    act,
    from: from?.toString(),
    to: to?.toString(),
  });
