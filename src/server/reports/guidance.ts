import { eq } from 'drizzle-orm';
import type { BusinessReportGuidance, ReportGuidance, ReportGuidanceInput } from '../../contract/entities.gen';
import { recordAct } from '../audit';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { businesses, memberships } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { refuseOutdated, versionOf } from '../platform/http/version';

const present = (help: string): ReportGuidance => ({ ...(help !== '' && { help }) });

const presentForStaff = (help: string): BusinessReportGuidance => ({
  ...present(help),
  version: versionOf<ReportGuidanceInput>({ help }),
});

export async function guidanceOfMembership(db: Queryable, membershipId: string): Promise<ReportGuidance> {
  const [found] = await db
    .select({ help: businesses.reportHelp })
    .from(memberships)
    .innerJoin(businesses, eq(businesses.id, memberships.businessId))
    .where(eq(memberships.id, membershipId));
  if (!found) throw notFound();
  return present(found.help);
}

export async function guidanceOfBusiness(db: Queryable, businessId: string): Promise<BusinessReportGuidance> {
  const [found] = await db
    .select({ help: businesses.reportHelp })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (!found) throw notFound();
  return presentForStaff(found.help);
}

/** 409 if it has been changed since the client read it. */
export function setGuidance(
  context: AppContext,
  businessId: string,
  { help, version }: ReportGuidanceInput,
): Promise<BusinessReportGuidance> {
  return context.act(async (act) => {
    const [before] = await act.tx
      .select({ help: businesses.reportHelp })
      .from(businesses)
      .where(eq(businesses.id, businessId))
      .for('no key update');
    if (!before) throw notFound();
    await act.confirm();
    refuseOutdated(version, versionOf<ReportGuidanceInput>({ help: before.help }));
    if (help !== before.help) {
      await act.tx.update(businesses).set({ reportHelp: help }).where(eq(businesses.id, businessId));
      await recordAct(act, 'BUSINESS_CHANGED', { businessId, fields: ['reportHelp'] });
    }
    return presentForStaff(help);
  });
}
