import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether a report, a row of the given alias, is the operator's: about who owned the business when it was reported, or
 * owns it now (rule reports.queue).
 */
export const isForOperator = (alias: 'reports' | 'r'): SQL<boolean> => {
  const report = sql.raw(alias);
  return sql<boolean>`(${report}.for_operator or exists (
    select from business_staff owner where owner.business_id = ${report}.business_id and owner.user_id = ${report}.about_id
      and owner.role = 'owner'))`;
};
